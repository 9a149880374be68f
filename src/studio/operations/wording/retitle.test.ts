import { expect, test } from 'vitest';
import { writing } from './retitle.ts';

const file = 'visit/person.ui.json';

const nounAfter = (noun: string) => {
  const read = () => ({ firstName: { 'ui:title': 'First name', noun } });
  const changes = writing(read, file, ['firstName', 'ui:title'], 'Given name');
  return changes.flatMap((each) => (each.do === 'set' && each.path.at(-1) === 'noun' ? [each.value] : []));
};

test('the noun of a question follows its label, unless someone has written another', () => {
  expect(nounAfter('your first name')).toEqual(['your given name']);
  expect(nounAfter('the name in your passport')).toEqual([]);
});
