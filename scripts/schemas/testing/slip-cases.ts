type FileChange = string | null | ((text: string) => string);

/** A slip that somebody made by hand in a whole portal's folder, and where it has to be told. */
export interface SlipCase {
  readonly title: string;
  readonly edits: { readonly [path: string]: FileChange };
  /** The file, and a text of the line, as they are with the slip. */
  readonly at: readonly [path: string, text: string];
}

const put = (from: string | RegExp, to: string) => (text: string) => {
  const after = text.replace(from, () => to);
  if (after === text) throw new Error(`The slip changes nothing: ${from}`);
  return after;
};
const appended = (line: string) => (text: string) => `${text}\n${line}\n`;

/** A flow with its steps in another order. */
const inOrder =
  (...ids: readonly string[]) =>
  (text: string) => {
    const flow = JSON.parse(text);
    const steps = ids.map((id) => flow.steps.find((step: { id: string }) => step.id === id));
    steps.forEach((step, index) => {
      step.progress = 20 + index * 10;
    });
    return JSON.stringify({ ...flow, steps }, null, 2);
  };

const about = 'information/content/about.md';

export const slipCases: readonly SlipCase[] = [
  {
    title: 'a review that cannot be sent',
    edits: { 'application/flow.json': put(/,\n *"submit": "SUBMIT APPLICATION"/, '') },
    at: ['application/flow.json', '"id": "review"'],
  },
  {
    title: 'a last step without its button',
    edits: { 'freelance-survey/flow.json': put(/,\s*"submit": "[^"]*"/, '') },
    at: ['freelance-survey/flow.json', '"id": "second"'],
  },
  {
    title: 'a form that nothing sends',
    edits: { 'application/flow.json': put(/,\n {2}"submit": \{[^}]*\}/, '') },
    at: ['application/flow.json', '{'],
  },
  {
    title: 'a step at the address of a page',
    edits: { 'application/flow.json': put('"/loan-information"', '"/home"') },
    at: ['application/flow.json', '"path": "/home"'],
  },
  {
    title: 'a step at the address of another form’s',
    edits: { 'business-loan/flow.json': put('"/business-app-2"', '"/survey"') },
    at: ['business-loan/flow.json', '"path": "/survey"'],
  },
  {
    title: 'a review that is gone',
    edits: { 'application/flow.json': put(/,\s*\{\s*"id": "review"[^}]*\}/, '') },
    at: ['application/flow.json', '"id": "loan"'],
  },
  {
    title: 'a review before the last questions',
    edits: { 'application/flow.json': inOrder('basic', 'academic', 'review', 'loan') },
    at: ['application/flow.json', '"id": "review"'],
  },
  {
    title: 'a form that leads past the first step of another',
    edits: { 'application/flow.json': inOrder('academic', 'basic', 'loan', 'review') },
    at: ['information/flow.json', '"go": "/basic-information"'],
  },
  {
    title: 'a bank account of zeros, shown as real',
    edits: {
      'portal.json': put(
        /"bank": "[^"]*",\n( *"accountName": )"[^"]*",\n( *"accountNumber": "0+",\n *"placeholder": )true/,
        '"bank": "Trust Bank",\n      "accountName": "Lender Ltd",\n      "accountNumber": "000000000000000000",\n      "placeholder": false',
      ),
    },
    at: ['portal.json', '"accountNumber": "000000000000000000"'],
  },
  {
    title: 'an office to be confirmed, shown as real',
    edits: {
      'portal.json': put(
        /("office": \{[^}]*"placeholder": )true/,
        '"office": { "value": "Office address to be confirmed", "placeholder": false',
      ),
    },
    at: ['portal.json', '"office"'],
  },
  {
    title: 'a link that is broken off',
    edits: { [about]: appended('See [the site](https://a.gm .') },
    at: [about, 'See [the site]'],
  },
  {
    title: 'a link with a space in it',
    edits: { [about]: appended('See [the site] (https://a.gm).') },
    at: [about, 'See [the site]'],
  },
  {
    title: 'bold words that do not end',
    edits: { [about]: appended('This is **important.') },
    at: [about, '**important'],
  },
  {
    title: 'one brace in place of two',
    edits: { 'application/loan.ui.json': put('How will the', 'How will the {product}') },
    at: ['application/loan.ui.json', '{product}'],
  },
  {
    title: 'a name in braces that is none',
    edits: { [about]: appended('Pay {{fee}}.') },
    at: [about, '{{fee}}'],
  },
  {
    title: 'two options of one title',
    edits: { 'options/city.json': put('"title": "Banjul"', '"title": "Bakau"') },
    at: ['options/city.json', '"title": "Bakau",\n      "region": "Banjul"'],
  },
  {
    title: 'the same option in small letters',
    edits: { 'options/region.json': put('"Banjul",', '"Banjul",\n    "banjul",') },
    at: ['options/region.json', '"banjul"'],
  },
  {
    title: 'a sign that turns the direction of reading',
    edits: { 'options/region.json': put('"Banjul"', '"\u202EBanjul"') },
    at: ['options/region.json', 'Banjul'],
  },
  {
    title: 'a title of two thousand letters',
    edits: { 'application/loan.ui.json': put('How will the', 'How '.repeat(500)) },
    at: ['application/loan.ui.json', 'How How'],
  },
  {
    title: 'a pattern that no length fits',
    edits: {
      'application/basic.schema.json': put(
        '"ethnicity": { "type": "string", "maxLength": 60 }',
        '"ethnicity": { "type": "string", "maxLength": 5, "pattern": "^.{10,}$" }',
      ),
      'application/basic.ui.json': put(
        '"noun": "your ethnicity"',
        '"noun": "your ethnicity", "messages": { "pattern": "Longer" }',
      ),
    },
    at: ['application/basic.schema.json', '"ethnicity"'],
  },
  {
    title: 'a pattern between slashes',
    edits: {
      'application/basic.schema.json': put(
        '"streetAddress": { "type": "string",',
        '"streetAddress": { "type": "string", "pattern": "/\\\\S/",',
      ),
    },
    at: ['application/basic.schema.json', '"streetAddress"'],
  },
  {
    title: 'no fee at all',
    edits: { 'portal.json': put('"app_fee_flat": 500', '"app_fee_flat": 0') },
    at: ['portal.json', '"app_fee_flat": 0'],
  },
  {
    title: 'a percentage written as a part of one',
    edits: { 'portal.json': put('"app_fee_percentage": 5', '"app_fee_percentage": 0.05') },
    at: ['portal.json', '0.05'],
  },
  {
    title: 'a group for no university',
    edits: { 'portal.json': put('"university": 3', '"university": 9') },
    at: ['portal.json', '"university": 9'],
  },
  {
    title: 'an option without the fact of the others',
    edits: { 'options/city.json': put(/"title": "Bakau",\n *"region": "[^"]*"/, '"title": "Bakau"') },
    at: ['options/city.json', '{\n      "const": "Bakau"'],
  },
  {
    title: 'a list that nobody uses',
    edits: {
      'options/colour.json':
        '{\n  "$schema": "../meta/options.schema.json",\n  "title": "Colour",\n  "type": "string",\n  "enum": ["Red", "Blue"]\n}\n',
    },
    at: ['options/colour.json', '{'],
  },
  { title: 'a text beside the forms', edits: { 'notes.md': 'To do\n' }, at: ['notes.md', 'To do'] },
  {
    title: 'a copy of a file',
    edits: { 'application/basic copy.ui.json': '{ "$schema": "../meta/ui.schema.json" }\n' },
    at: ['application/basic copy.ui.json', '{'],
  },
  {
    title: 'the marks of two versions',
    edits: { 'options/region.json': (text) => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> other\n` },
    at: ['options/region.json', '<<<<<<< HEAD'],
  },
  {
    title: 'a letter that was lost',
    edits: { 'application/loan.ui.json': put('future goals', 'future goal\uFFFD') },
    at: ['application/loan.ui.json', '\uFFFD'],
  },
  {
    title: 'an option that was deleted',
    edits: { 'options/how-heard.json': put('"Friend", ', '') },
    at: ['options/how-heard.json', '{'],
  },
  {
    title: 'an option deleted that other options name',
    edits: { 'options/region.json': put('    "West Coast Region",\n', '') },
    at: ['options/region.json', '{'],
  },
  {
    title: 'a second condition under the same name',
    edits: {
      'application/basic.schema.json': put(
        '"if": {',
        '"if": { "properties": { "gender": { "const": "male" } }, "required": ["gender"] },\n  "then": { "required": ["ethnicity"] },\n  "if": {',
      ),
    },
    at: ['application/basic.schema.json', '  "if": {\n    "properties"'],
  },
  {
    title: 'a question that must be answered, and is in no sample',
    edits: {
      'application/loan.schema.json': (text) =>
        text
          .replace(
            '"properties": {',
            '"properties": {\n    "goal": { "type": "string", "maxLength": 40, "pattern": "\\\\S" },',
          )
          .replace('"required": [', '"required": ["goal", '),
      'application/loan.ui.json': put(
        '"loanQuestion": {',
        '"goal": { "ui:title": "Goal", "ui:widget": "text", "noun": "your goal" },\n  "loanQuestion": {',
      ),
    },
    at: ['application/loan.schema.json', '"required": ["goal"'],
  },
  {
    title: 'a rule that no sample keeps any more',
    edits: {
      'application/basic.schema.json': put(
        '"firstName": { "type": "string", "maxLength": 60',
        '"firstName": { "type": "string", "maxLength": 2',
      ),
    },
    at: ['application/basic.schema.json', '"firstName"'],
  },
];
