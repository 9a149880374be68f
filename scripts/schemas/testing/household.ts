import { changed, tripTexts } from './fixture.ts';

/**
 * Returns the texts of the form `trip` with three additions: a group that has a condition, rows that contain
 * a group, and a block that is used twice.
 */
export const householdTexts = () =>
  changed(tripTexts(), {
    'trip/person.schema.json': [
      '"gradYear": { "type": "string", "maxLength": 4 }',
      `"gradYear": { "type": "string", "maxLength": 4 },
    "home": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "street": { "type": "string", "maxLength": 60, "pattern": "\\\\S" },
        "isOwn": { "type": "boolean" },
        "rent": { "type": "number", "minimum": 0, "decimals": 2 }
      },
      "required": ["street"],
      "if": { "properties": { "isOwn": { "const": true } }, "required": ["isOwn"] },
      "then": { "properties": { "rent": false } }
    },
    "members": {
      "type": "array",
      "maxItems": 8,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "name": { "type": "string", "maxLength": 40, "pattern": "\\\\S" },
          "age": { "type": "integer", "minimum": 0, "maximum": 120 },
          "likes": {
            "type": "array",
            "uniqueItems": true,
            "items": { "type": "string", "enum": ["Music", "Sports"] }
          },
          "from": { "$ref": "../blocks/address.schema.json" }
        },
        "required": ["name"]
      }
    },
    "work": { "$ref": "../blocks/address.schema.json" }`,
    ],
    'trip/person.ui.json': [
      [
        '"fields": ["country", "city", "region"]',
        '"fields": ["country", "city", "region", "home", "members", "work"]',
      ],
      [
        '"noun": "your year of graduation" }',
        `"noun": "your year of graduation" },
  "home": {
    "ui:title": "Home",
    "ui:widget": "group",
    "noun": "your home",
    "fields": {
      "street": { "ui:title": "Street", "ui:widget": "text", "noun": "your street" },
      "isOwn": { "ui:title": "Is it yours?", "ui:widget": "radios", "noun": "an answer" },
      "rent": { "ui:title": "Rent", "ui:widget": "number", "noun": "the rent", "prefix": "D" }
    }
  },
  "members": {
    "ui:title": "Household",
    "ui:widget": "rows",
    "noun": "a member",
    "summary": "{{name}}, {{from.town}}",
    "fields": {
      "name": { "ui:title": "Name", "ui:widget": "text", "noun": "the name" },
      "age": { "ui:title": "Age", "ui:widget": "number", "noun": "the age" },
      "likes": { "ui:title": "Likes", "ui:widget": "checkboxes", "noun": "what they like" },
      "from": { "ui:title": "Comes from", "ui:widget": "group", "noun": "where they come from" }
    }
  },
  "work": { "ui:title": "Work", "ui:widget": "group", "noun": "your work" }`,
      ],
    ],
    'blocks/address.schema.json': `{
  "$schema": "../meta/step.schema.json",
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "town": { "type": "string", "maxLength": 40, "pattern": "\\\\S" },
    "country2": { "$ref": "../options/country.json" }
  },
  "required": ["town"]
}
`,
    'blocks/address.ui.json': `{
  "$schema": "../meta/ui.schema.json",
  "town": { "ui:title": "Town", "ui:widget": "text", "noun": "the town" },
  "country2": { "ui:title": "Country", "ui:widget": "select", "noun": "the country" }
}
`,
  });
