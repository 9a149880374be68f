import { parsePhone } from '#domain/phone.ts';
import type { Application } from '../../applications/applications-repository.ts';
import { sha256 } from '../../auth/tokens.ts';
import type { ImportedEntry } from '../../payments/transactions-repository.ts';
import type { BankLine, LineProblem } from './bank-file.ts';

type Listed = Pick<Application, 'id' | 'phone' | 'matNumber'>;

export interface MatchedDeposit extends ImportedEntry {
  readonly line: number;
}

export function matchDeposits(lines: readonly BankLine[], directory: readonly Listed[]) {
  const find = finderIn(directory);
  const copies = new Map<string, number>();
  const deposits: MatchedDeposit[] = [];
  const problems: LineProblem[] = [];
  for (const bankLine of lines) {
    const { line, date, amount, memo, reference } = bankLine;
    const applicationId = find(bankLine);
    if (typeof applicationId !== 'string') {
      problems.push({ line, message: applicationId.problem });
      continue;
    }
    // The import key uses the bank's reference if there is one, because the memo may be worded differently in
    // a later file. Identical deposits in one file get different keys, so that all are stored.
    const word = reference ? { reference } : { memo };
    const content = sha256(JSON.stringify([applicationId, date, amount, word]));
    const copy = (copies.get(content) ?? 0) + 1;
    copies.set(content, copy);
    deposits.push({
      ...{ line, applicationId, kind: 'deposit', date, amount },
      memo: [memo ?? 'Bank deposit', ...(reference ? [reference] : [])].join(' '),
      importKey: `${content}.${copy}`,
    });
  }
  return { deposits, problems };
}

type Found = string | { readonly problem: string };

function finderIn(directory: readonly Listed[]): (line: BankLine) => Found {
  const ids = new Set(directory.map(({ id }) => id));
  const byPhone = new Map(directory.map(({ phone, id }) => [phone, id]));
  const byMatNumber = Map.groupBy(directory, ({ matNumber }) => matNumber);
  const byDigits = Map.groupBy(directory, ({ matNumber }) => withoutZeros(matNumber));

  function ofMatNumber(matNumber: string): Found {
    const [found, ...others] = byMatNumber.get(matNumber) ?? [];
    if (found && others.length === 0) return found.id;
    if (found) {
      return {
        problem: `${others.length + 1} students have the MAT number ${matNumber}: give the phone instead.`,
      };
    }
    const [meant] = byDigits.get(withoutZeros(matNumber)) ?? [];
    const hint = meant ? ` Is it ${meant.matNumber}? Spreadsheets drop zeros.` : '';
    return { problem: `No student has the MAT number ${matNumber}.${hint}` };
  }

  return ({ application, phone, matNumber }) => {
    const found: Found[] = [
      ...(application ? [ids.has(application) ? application : none('application id', application)] : []),
      ...(phone ? [byPhone.get(parsePhone(phone)) ?? none('phone', phone)] : []),
      ...(matNumber ? [ofMatNumber(matNumber)] : []),
    ];
    const wrong = found.find((each) => typeof each !== 'string');
    if (wrong) return wrong;
    return new Set(found).size === 1
      ? found[0]!
      : { problem: 'What it says of the student fits two different ones.' };
  };
}

const none = (what: string, value: string) => ({ problem: `No student has the ${what} ${value}.` });
const withoutZeros = (matNumber: string) => matNumber.replace(/^0+/, '');
