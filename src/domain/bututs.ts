export const currencySign = 'D';

/**
 * Amounts are calculated and stored in whole bututs (1/100 dalasi), so that sums are exact. Requests,
 * responses and texts use dalasi.
 */
export const dalasi = (bututs: number) => bututs / 100;
export const bututs = (dalasi: number) => Math.round(dalasi * 100);
