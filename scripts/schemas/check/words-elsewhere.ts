/* Terms of other form builders and of JSON Schema that the schemas do not support, with advice on what to
   write in their place. */

const order =
  'Write "matrix", a table of what is put in order with a list of the places, or a "select" for each place.';
const amount = 'Write "number", with "minimum" and "maximum" in the schema.';
const marks = 'Write "radios", with the marks as a list.';
const place = 'Write "group" and ask for the address: no phone is asked where it is.';
const recording = 'Write "textarea": nothing can be recorded.';
const photo = 'Write "file", with "fileTypes" in the schema.';
const signature = 'Write "checkbox", for a box that must be ticked: nobody signs by hand.';

export const foreignWidgets: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ranking: order, rank: order },
    ...{ slider: amount, range: amount, currency: amount, integer: amount, decimals: amount },
    ...{ rating: marks, stars: marks, likert: 'Write "matrix".' },
    ...{ dropdown: 'Write "select".', autocomplete: 'Write "search".', combobox: 'Write "search".' },
    ...{ radiogroup: 'Write "radios".', yesNo: 'Write "radios".', toggle: 'Write "checkbox" or "radios".' },
    ...{ geopoint: place, location: place, map: place, address: 'Write "group".' },
    ...{ audio: recording, video: recording, photo, image: photo, camera: photo },
    ...{ signature, barcode: 'Write "text" or "digits", and let what stands below the bars be typed.' },
    ...{ repeat: 'Write "rows".', panel: 'Write "group".', calculation: 'Write "computed".' },
    datetime: 'Ask for the day with "date" and for the hour with "time".',
  }),
);

const condition = 'Write "if", "then" and "else" beside "properties", or "when" at a step of flow.json.';
const computed =
  'There is no code in schemas: write "computed" with "sum", "difference", "product", "count", "age" or "fact".';
const language = 'Delete it: a form has one language, and another one is a form of its own.';

export const uniqueRowsAdvice =
  'Delete it, and say in "ui:help" that each is given once. Several choices from a list are each given once.';

export const foreignKeys: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ relevant: condition, visibleIf: condition, hideIf: condition, requiredIf: condition },
    ...{ calculate: computed, calculation: computed, expression: computed, formula: computed },
    ...{ language, languages: language, locale: language, translations: language },
    ...{ keyName: uniqueRowsAdvice },
    exclusiveMinimum: 'Write "minimum" with the smallest number that is right, for example 0.01.',
    exclusiveMaximum: 'Write "maximum" with the largest number that is right, for example 99.99.',
    'ui:placeholder': 'Write "ui:help": words in the box are gone as soon as somebody types.',
    placeholder: 'Write "ui:help" in the ui file: words in the box are gone as soon as somebody types.',
  }),
);

export const equivalentKeys: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    anyOf: ['allOf', 'atLeastOneOf'],
    oneOf: ['$ref', 'enum'],
    options: ['$ref', 'enum'],
    min: ['minLength', 'minimum', 'minItems'],
    max: ['maxLength', 'maximum', 'maxItems'],
    sum: ['sumIs', 'computed'],
    total: ['sumIs', 'computed'],
    before: ['notBefore', 'after', 'to'],
    multipleOf: ['decimals'],
    fields: ['properties'],
  }),
);
