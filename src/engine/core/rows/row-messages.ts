import { sentence } from '../words/field-messages.ts';

export const rowMessages = {
  rowName: (noun: string, number: number) => `${thing(noun)} ${number}`,
  rowTitle: (noun: string, number?: number, rows?: number) =>
    number === undefined ? thing(noun) : `${thing(noun)} ${number} of ${rows}`,
  noRows: (noun: string) => `You have not added ${noun} yet.`,
  addRow: (noun: string) => `Add ${noun}`,
  addAnotherRow: (noun: string) => `Add another ${thing(noun).toLowerCase()}`,
  mostRows: (most: number) => `You have added ${most}. That is the most you can add.`,
  change: 'Change',
  removed: (row: string) => `Removed: ${row}`,
  restored: (row: string) => `Back in its place: ${row}`,
  undo: 'Undo',
  saveRow: 'Save and continue',
  backToList: 'Back to the list',
  errorInRow: (row: string, message: string) => `${row}: ${message}`,
};

function thing(noun: string): string {
  return sentence(noun.replace(/^(an?|the|your) /i, ''));
}
