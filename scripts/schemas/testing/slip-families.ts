interface Slipped {
  readonly path: string;
  readonly text: string;
  readonly line: number;
}

export interface Family {
  readonly family: string;
  readonly isFixable: boolean;
  readonly slips: readonly Slipped[];
}

interface Slip {
  readonly family: string;
  readonly of: RegExp;
  readonly from: RegExp;
  readonly to: string | ((whole: string, ...groups: string[]) => string);
  /** False if even a person could not tell what was meant. By default, true. */
  readonly isFixable?: boolean;
}

const json = /^(?!meta\/).*\.json$/;
const swapped = (word: string) => word.slice(0, 1) + word.charAt(2) + word.charAt(1) + word.slice(3);

const signs: readonly Slip[] = [
  { family: 'a comma left out', of: json, from: /,\n/, to: '\n' },
  { family: 'a comma too many', of: json, from: /("|\d|true|false)\n(\s*[}\]])/, to: '$1,\n$2' },
  { family: 'a semicolon for a comma', of: json, from: /("|\d),\n/, to: '$1;\n' },
  { family: 'a full stop for a comma', of: json, from: /("),\n/, to: '$1.\n' },
  { family: 'two commas', of: json, from: /("|\d),\n/, to: '$1,,\n' },
  { family: 'a closing quotation mark left out', of: json, from: /([a-z?])",\n/, to: '$1,\n' },
  { family: 'quotation marks of a text editor', of: json, from: /: "([^"\n]+)",\n/, to: ': “$1”,\n' },
  { family: 'single quotation marks', of: json, from: /: "([^"'\n]+)",\n/, to: ": '$1',\n" },
  {
    family: 'a quotation mark inside a text',
    of: /(ui|flow)\.json$/,
    from: /: "([A-Z]\w+) (\w+)/,
    to: ': "$1 "$2"',
    isFixable: false,
  },
  { family: 'a colon left out', of: json, from: /": ("|\d|\[)/, to: '" $1' },
  { family: 'an equals sign for a colon', of: json, from: /": ("|\d)/, to: '" = $1' },
  { family: 'a name without quotation marks', of: json, from: /\n( +)"([a-z]+)": /, to: '\n$1$2: ' },
  { family: 'a value without quotation marks', of: json, from: /: "([a-z]+)",\n/, to: ': $1,\n' },
  { family: 'a capital in true', of: json, from: /: true/, to: ': True' },
  { family: 'no for false', of: json, from: /: false/, to: ': no' },
  { family: 'a comma in a number', of: /^portal\.json$/, from: /: (\d)(\d{3}),/, to: ': $1,$2,' },
  { family: 'a D before a number', of: /^portal\.json$/, from: /: (\d{3,}),/, to: ': D$1,' },
  { family: 'a space that does not break', of: json, from: /\n {2}"/, to: '\n\u00A0 "' },
  { family: 'a text on two lines', of: json, from: /: "([A-Z]\w+) (\w+ \w+)/, to: ': "$1\n$2' },
  { family: 'a comment', of: json, from: /,\n/, to: ', // look here\n' },
  { family: 'a single backslash', of: /schema\.json$/, from: /"\\\\S"/, to: '"\\S"' },
  { family: 'a closing brace left out', of: json, from: / \},\n/, to: ',\n' },
  { family: 'a closing bracket left out', of: json, from: /"\],?\n/, to: '",\n' },
  { family: 'a closing line left out', of: json, from: /\n( {4,})\},\n/, to: '\n' },
];

const misspelled = (family: string, of: RegExp, from: RegExp): Slip => ({
  family,
  of,
  from,
  to: (whole, name) => whole.replace(name!, swapped(name!)),
});

const names: readonly Slip[] = [
  misspelled('a misspelled key', /(ui|flow)\.json$/, /\n +"(version|title|draft|steps|submit|path|legend)"/),
  misspelled('a misspelled widget', /ui\.json$/, /"ui:widget": "(\w+)"/),
  misspelled('a misspelled kind of step', /flow\.json$/, /"kind": "(\w+)"/),
  misspelled('a question misspelled in the ui file', /ui\.json$/, /\n {2}"([a-z]\w{4,})": \{/),
  misspelled('a question misspelled in the schema', /schema\.json$/, /\n {4}"([a-z]\w{4,})": \{ "/),
  misspelled(
    'a question misspelled among the required',
    /(basic|academic|business)\.schema\.json$/,
    /\n {4}"([a-z]\w{4,})",?\n/,
  ),
  misspelled('a list misspelled', /schema\.json$/, /options\/([a-z-]{5,})\.json" \}/),
  {
    family: 'a name in single braces',
    of: /(ui\.json|\.md|portal\.json)$/,
    from: /\{\{product\}\}/,
    to: '{product}',
  },
  {
    family: 'a misspelled name in braces',
    of: /(ui\.json|\.md|portal\.json)$/,
    from: /\{\{product\}\}/,
    to: '{{prodcut}}',
    isFixable: false,
  },
  { family: 'an invisible sign in an option', of: /^options\//, from: /\n {4}"(\w)/, to: '\n    "$1\u200B' },
  {
    family: 'a space at the end of an option',
    of: /^options\//,
    from: /\n {4}"([^"]+)"/,
    to: '\n    "$1 "',
    isFixable: false,
  },
];

export function families(files: ReadonlyMap<string, string>, most: number): Family[] {
  return [...signs, ...names].map(({ family, isFixable = true, of, from, to }) => {
    const places = [...files].flatMap(([path, text]) =>
      of.test(path) && path !== 'README.md'
        ? [...text.matchAll(new RegExp(from.source, 'g'))].map((match) => ({ path, text, match }))
        : [],
    );
    const spread = Math.max(1, Math.floor(places.length / most));
    const chosen = places.filter((_place, index) => index % spread === 0).slice(0, most);
    return {
      family,
      isFixable,
      slips: chosen.flatMap(({ path, text, match }) => {
        const written = match[0].replace(from, to as string);
        const slipped = text.slice(0, match.index) + written + text.slice(match.index + match[0].length);
        let first = 0;
        while (first < slipped.length && slipped[first] === text[first]) first += 1;
        if (slipped === text) return [];
        return [{ path, text: slipped, line: slipped.slice(0, first).split('\n').length }];
      }),
    };
  });
}
