import { type MetaNode, resolved, titleOf } from '#studio/meta/meta-schema.ts';
import type { Source } from '../../schemas/source/source.ts';

/* Messages of the check and the diff contain keywords and names from the files. The studio replaces them by the
   words in its editors: the titles of the meta schema and the labels of the questions. */

/** Keywords that messages name. All other keywords are left out, because they are also ordinary words. */
const named: readonly string[] = [
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'pastYears'],
  ...['decimals', 'maxBytes', 'fileTypes', 'uniqueItems', 'sameAs', 'hardToGuess', 'notBefore', 'readOnly'],
  ...['sumIs', 'atLeastOneOf', 'countries'],
];

/** Returns a function that replaces keywords and names in a message by the words that staff see. */
export function staffWords({ json }: Source): (message: string) => string {
  const root = json.get('meta/step.schema.json')?.value as MetaNode | undefined;
  const rules = root && resolved(root, { $ref: '#/definitions/field' });
  return (message) =>
    message
      .replaceAll(/"[\w.]+" \(((?:[^()]|\([^()]*\))+)\)/g, '“$1”')
      .replaceAll(/"(\w+)"/g, (whole, key: string) =>
        rules && named.includes(key) ? `“${titleOf(root, rules, key)}”` : whole,
      );
}
