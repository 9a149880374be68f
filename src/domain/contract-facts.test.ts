import { expect, test } from 'vitest';
import { type ContractFacts, contractFactNames, contractFacts, fillClause } from './contract-facts.ts';

const university = {
  app_fee_flat: 500,
  app_fee_percentage: 0,
  during_studies_min_payment: 1000,
  during_studies_membership_fee: 150,
  after_studies_min_payment: 2000,
  after_studies_membership_fee: 250.5,
};
const contract = {
  student: 'Awa Ceesay',
  university: 'Gambia College',
  startDate: '2026-12-05',
  figures: university,
};

test('fills in every fact of a complete contract', () => {
  expect(contractFacts(contract)).toEqual({
    student: 'Awa Ceesay',
    university: 'Gambia College',
    start_date: 'December 05, 2026',
    during_studies_min_payment: 'D1,000',
    during_studies_membership_fee: 'D150',
    during_studies_total: 'D1,150',
    after_studies_min_payment: 'D2,000',
    after_studies_membership_fee: 'D250.50',
    after_studies_total: 'D2,250.50',
    application_fee: 'D500',
  });
});

test('marks every fact of an empty contract as not available', () => {
  const facts = contractFacts({ student: '', university: '', startDate: null, figures: {} });
  expect(Object.keys(facts)).toEqual([...contractFactNames]);
  expect(new Set(Object.values(facts))).toEqual(new Set(['not available']));
});

test('marks a total as not available if one of its parts is missing', () => {
  const { during_studies_membership_fee: _fee, ...figures } = university;
  const facts = contractFacts({ ...contract, figures });
  expect(facts.during_studies_min_payment).toBe('D1,000');
  expect(facts.during_studies_membership_fee).toBe('not available');
  expect(facts.during_studies_total).toBe('not available');
  expect(facts.after_studies_total).toBe('D2,250.50');
});

test.each([
  [{ app_fee_flat: 300, app_fee_percentage: 5 }, 'D300'],
  [{ app_fee_flat: 0, app_fee_percentage: 2.5 }, '2.5% of the first tuition advance'],
  [{ app_fee_flat: 0, app_fee_percentage: 0 }, 'not available'],
  [{ app_fee_flat: 0 }, 'not available'],
  [{ app_fee_percentage: 5 }, 'not available'],
])('writes the application fee of %j as %s', (figures, words) => {
  expect(contractFacts({ ...contract, figures }).application_fee).toBe(words);
});

test('names no application fee before staff have set it', () => {
  expect(contractFacts({ ...contract, isFeeSet: false }).application_fee).toBe('not set yet');
});

const facts = contractFacts(contract);
const plain = (text: string) => ({ text, isTotal: false });

test.each([
  ['Fees are nonrefundable.', [plain('Fees are nonrefundable.')]],
  [
    '{{student}} pays {{during_studies_total}}.',
    [plain('Awa Ceesay'), plain(' pays '), { text: 'D1,150', isTotal: true }, plain('.')],
  ],
  ['{{application_fee}}{{start_date}}', [plain('D500'), plain('December 05, 2026')]],
  ['A name of {{nothing}}', [plain('A name of '), plain('not available')]],
])('fills in the clause %j', (clause, pieces) => {
  expect(fillClause(clause, facts)).toEqual(pieces);
});

test('inserts a name unchanged, even one that looks like a fact', () => {
  const odd: ContractFacts = { ...facts, student: '{{university}} <b>$&' };
  expect(fillClause('{{student}}', odd)).toEqual([plain('{{university}} <b>$&')]);
});
