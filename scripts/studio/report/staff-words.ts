import { type MetaNode, resolved, titleOf } from '#studio/meta/meta-schema.ts';
import type { Source } from '../../schemas/source/source.ts';

/*
 * The messages of the check and the diff name keywords and questions as the files do. The studio replaces these names
 * by the words that staff see in its editors: the titles of the meta schema and the labels of the questions.
 */

/** The keywords of a question's rules whose names occur in messages. Other keywords are ordinary words too. */
const named: readonly string[] = [
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'pastYears'],
  ...['decimals', 'maxBytes', 'fileTypes', 'uniqueItems', 'sameAs', 'hardToGuess', 'notBefore', 'readOnly'],
  ...['sumIs', 'atLeastOneOf', 'countries'],
];

/** Returns a function that writes a message in the words of staff. */
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
