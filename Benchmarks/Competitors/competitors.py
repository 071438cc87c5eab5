"""msgspec and orjson with the command line of `measure`:

    competitors.py orjson|msgspec value|serialise|serialise-pretty|decode|encode CORPUS FILE SECONDS

Prints the number of bytes read or written, then the processor seconds of one run for each sample, one line each.
"""

from __future__ import annotations

import json
import pathlib
import sys
import time
from typing import Any, Optional

import msgspec


class Timeline(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    statuses: list[Status]
    search_metadata: SearchMetadata


class SearchMetadata(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    completed_in: float
    max_id: int
    max_id_str: str
    next_results: Optional[str] = None
    query: str
    refresh_url: str
    count: int
    since_id: int
    since_id_str: str


class Status(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    metadata: StatusMetadata
    created_at: str
    id: int
    id_str: str
    text: str
    source: str
    truncated: bool
    in_reply_to_status_id: Optional[int] = None
    in_reply_to_status_id_str: Optional[str] = None
    in_reply_to_user_id: Optional[int] = None
    in_reply_to_user_id_str: Optional[str] = None
    in_reply_to_screen_name: Optional[str] = None
    user: User
    geo: Optional[Point] = None
    coordinates: Optional[Point] = None
    place: Optional[Place] = None
    contributors: Optional[list[int]] = None
    retweeted_status: Optional[Status] = None
    retweet_count: int
    favorite_count: int
    entities: Entities
    favorited: bool
    retweeted: bool
    possibly_sensitive: Optional[bool] = None
    lang: str


class StatusMetadata(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    result_type: str
    iso_language_code: str


class Point(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    type: str
    coordinates: list[float]


class Place(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    id: str
    name: str
    full_name: str
    country: str


class User(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    id: int
    id_str: str
    name: str
    screen_name: str
    location: str
    description: str
    url: Optional[str] = None
    entities: UserEntities
    protected: bool
    followers_count: int
    friends_count: int
    listed_count: int
    created_at: str
    favourites_count: int
    utc_offset: Optional[int] = None
    time_zone: Optional[str] = None
    geo_enabled: bool
    verified: bool
    statuses_count: int
    lang: str
    contributors_enabled: bool
    is_translator: bool
    is_translation_enabled: bool
    profile_background_color: str
    profile_background_image_url: str
    profile_background_image_url_https: str
    profile_background_tile: bool
    profile_image_url: str
    profile_image_url_https: str
    profile_banner_url: Optional[str] = None
    profile_link_color: str
    profile_sidebar_border_color: str
    profile_sidebar_fill_color: str
    profile_text_color: str
    profile_use_background_image: bool
    default_profile: bool
    default_profile_image: bool
    following: bool
    follow_request_sent: bool
    notifications: bool


class UserEntities(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    url: Optional[LinkList] = None
    description: LinkList


class LinkList(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    urls: list[Link]


class Entities(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    hashtags: list[Hashtag]
    symbols: list[Hashtag]
    urls: list[Link]
    user_mentions: list[Mention]
    media: Optional[list[Media]] = None


class Hashtag(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    text: str
    indices: list[int]


class Link(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    url: str
    expanded_url: str
    display_url: str
    indices: list[int]


class Mention(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    screen_name: str
    name: str
    id: int
    id_str: str
    indices: list[int]


class Media(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    id: int
    id_str: str
    indices: list[int]
    media_url: str
    media_url_https: str
    url: str
    display_url: str
    expanded_url: str
    type: str
    sizes: MediaSizes
    source_status_id: Optional[int] = None
    source_status_id_str: Optional[str] = None


class MediaSizes(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    medium: MediaSize
    small: MediaSize
    thumb: MediaSize
    large: MediaSize


class MediaSize(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    w: int
    h: int
    resize: str


class Catalog(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    areaNames: dict[str, str]
    audienceSubCategoryNames: dict[str, str]
    blockNames: dict[str, str]
    events: dict[str, Event]
    performances: list[Performance]
    seatCategoryNames: dict[str, str]
    subTopicNames: dict[str, str]
    subjectNames: dict[str, str]
    topicNames: dict[str, str]
    topicSubTopics: dict[str, list[int]]
    venueNames: dict[str, str]


class Event(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    description: Optional[str] = None
    id: int
    logo: Optional[str] = None
    name: str
    subTopicIds: list[int]
    subjectCode: Optional[str] = None
    subtitle: Optional[str] = None
    topicIds: list[int]


class Performance(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    eventId: int
    id: int
    logo: Optional[str] = None
    name: Optional[str] = None
    prices: list[Price]
    seatCategories: list[SeatCategory]
    seatMapImage: Optional[str] = None
    start: int
    venueCode: str


class Price(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    amount: int
    audienceSubCategoryId: int
    seatCategoryId: int


class SeatCategory(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    areas: list[Area]
    seatCategoryId: int


class Area(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    areaId: int
    blockIds: list[int]


class FeatureCollection(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    type: str
    features: list[Feature]


class Feature(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    type: str
    properties: FeatureProperties
    geometry: Geometry


class FeatureProperties(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    name: str


class Geometry(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    type: str
    coordinates: list[list[list[float]]]


class Message(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    id: int
    kind: str
    sender: str
    delivered: bool
    score: float
    topic: str | None = None


class Address(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    street: str
    city: str
    postalCode: str
    country: str


class Customer(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    id: int
    name: str
    email: str
    address: Address


class OrderLine(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    article: str
    title: str
    quantity: int
    price: float
    tags: list[str]


class Order(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    id: int
    number: str
    customer: Customer
    lines: list[OrderLine]
    total: float
    currency: str
    note: str | None = None
    paid: bool


class Orders(msgspec.Struct, omit_defaults=True, kw_only=True, gc=False):
    orders: list[Order]


MODELS = {"twitter": Timeline, "citm_catalog": Catalog, "canada": FeatureCollection, "repeated": list[Status],
          "message": Message, "order": Order, "orders": Orders}


def model(corpus):
    """The type of a document: one of `MODELS`, or one made from its schema."""
    known = "twitter" if corpus == "twitterescaped" else corpus
    if known in MODELS:
        return MODELS[known]
    schemas = pathlib.Path(__file__).resolve().parent.parent / "Schemas"
    return described(json.loads((schemas / f"{corpus}.schema.json").read_text()), "Root")


def described(schema, name):
    """The type for a schema with only the few keywords that `curio infer` writes; enumerations are strings."""
    kinds = schema.get("type")
    if isinstance(kinds, list):
        return Optional[described(schema | {"type": next(kind for kind in kinds if kind != "null")}, name)]
    if kinds == "array":
        return list[described(schema["items"], name) if "items" in schema else Any]
    if kinds != "object":
        return {"string": str, "integer": int, "number": float, "boolean": bool, "null": None}[kinds]
    if "properties" not in schema:
        return dict[str, described(schema.get("additionalProperties", {"type": "null"}), name)]
    fields, keys = [], {}
    for number, (key, value) in enumerate(schema["properties"].items()):
        keys[f"field{number}"] = key
        kind = described(value, f"{name}{number}")
        is_required = key in schema.get("required", [])
        fields.append((f"field{number}", kind) if is_required else (f"field{number}", Optional[kind], None))
    return msgspec.defstruct(name, fields, rename=keys, kw_only=True, omit_defaults=True, gc=False)


def operation(competitor, name, corpus, text):
    """The number of bytes that an operation reads or writes, and a function that performs it."""
    if competitor == "msgspec":
        decoder, encoder = msgspec.json.Decoder(model(corpus)), msgspec.json.Encoder()
        if name == "decode":
            return len(text), lambda: decoder.decode(text)
        if name == "encode":
            value = decoder.decode(text)
            return len(encoder.encode(value)), lambda: encoder.encode(value)
    else:
        import orjson

        if name == "value":
            return len(text), lambda: orjson.loads(text)
        option = orjson.OPT_INDENT_2 if name == "serialise-pretty" else None
        value = orjson.loads(text)
        return len(orjson.dumps(value, option=option)), lambda: orjson.dumps(value, option=option)
    sys.exit(64)


def main():
    if sys.argv[1:] == ["--versions"]:
        import orjson

        print(f"orjson {orjson.__version__}, msgspec {msgspec.__version__}")
        return
    competitor, name, corpus, path, seconds = sys.argv[1:]
    with open(path, "rb") as file:
        text = file.read()
    size, run = operation(competitor, name, corpus, text)
    begin = time.process_time()
    for _ in range(5):
        run()
    # Short operations run several times for each sample, because reading the clock takes as long.
    repetitions = max(1, int(0.0005 / max((time.process_time() - begin) / 5, 1e-7)))
    print(size)
    end, samples = time.process_time() + float(seconds), 0
    while time.process_time() < end or samples < 3:
        begin = time.process_time_ns()
        for _ in range(repetitions):
            run()
        print((time.process_time_ns() - begin) / 1e9 / repetitions)
        samples += 1


main()
