import { bututs, currencySign } from '#domain/bututs.ts';
import { money } from '#domain/money.ts';
import { normalizeDecimal, numberOf, parseDecimal } from '#engine/core/index.ts';
import { UserError } from '../../user-error.ts';

/** Dalasi. More than anybody owes or pays at once: what is above has a digit too many. */
const most = 10_000_000;

/** An amount as people write it (1500, 1,500.50, D1,500.50), in bututs. */
export function parseAmount(typed: string): number {
  const decimal = parseDecimal(typed, currencySign);
  const amount = decimal === undefined ? Number.NaN : numberOf(normalizeDecimal(decimal));
  if (amount > 0 && amount <= most) return bututs(amount);
  if (amount > most) throw new UserError(`The amount ${typed} is more than ${money(most)}.`);
  if (amount === 0 || /^[D\s]*[-−]/i.test(typed)) {
    throw new UserError(
      `The amount ${typed} is not above 0. (What is wrong is taken back with cancel-entry.)`,
    );
  }
  throw new UserError(`"${typed}" is no amount. Write it as 1500, 1,500.50 or D1,500.50.`);
}

/** The same, or nothing to pay. */
export function parseFee(typed: string): number {
  return numberOf(typed) === 0 ? 0 : parseAmount(typed);
}
