//! The types of `Sources/Models/Plain/Small`.

use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
pub struct Message {
    id: i64,
    kind: String,
    sender: String,
    delivered: bool,
    score: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    topic: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Address {
    street: String,
    city: String,
    postal_code: String,
    country: String,
}

#[derive(Serialize, Deserialize)]
pub struct Customer {
    id: i64,
    name: String,
    email: String,
    address: Address,
}

#[derive(Serialize, Deserialize)]
pub struct OrderLine {
    article: String,
    title: String,
    quantity: i64,
    price: f64,
    tags: Vec<String>,
}

#[derive(Serialize, Deserialize)]
pub struct Order {
    id: i64,
    number: String,
    customer: Customer,
    lines: Vec<OrderLine>,
    total: f64,
    currency: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    paid: bool,
}

#[derive(Serialize, Deserialize)]
pub struct Orders {
    orders: Vec<Order>,
}
