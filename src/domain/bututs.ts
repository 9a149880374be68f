export const currencySign = 'D';

/**
 * Amounts are calculated and stored in whole bututs, so that sums are exact; requests, responses and texts
 * use dalasi.
 */
export const dalasi = (bututs: number) => bututs / 100;
export const bututs = (dalasi: number) => Math.round(dalasi * 100);
