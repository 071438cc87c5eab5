import Bricolage

let soup = try JSON.decode(Food.self, from: #"{"title": "Soup", "type": "protein", "calories": 120}"#)
print(soup.title, soup.calories ?? 0)
