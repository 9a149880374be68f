export const asking = (field: string, words: string, required = '') =>
  ({
    'trip/person.schema.json': [
      ['"gradYear": {', `"more": ${field},\n    "gradYear": {`],
      ['"required": ["firstName",', `"required": [${required}"firstName",`],
    ],
    'trip/person.ui.json': [
      ['"fields": ["firstName", "born"]', '"fields": ["firstName", "born", "more"]'],
      ['"country": {', `"more": { "ui:title": "More", "noun": "more", ${words} },\n  "country": {`],
    ],
  }) as const;

export const number = '"ui:widget": "number"';
export const boxes = '"ui:widget": "checkboxes"';
