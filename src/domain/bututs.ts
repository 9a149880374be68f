export const currencySign = 'D';

/**
 * Converts bututs to dalasi (100 bututs = 1 dalasi). Amounts are calculated and stored in whole bututs, so
 * that sums are exact; requests, responses and texts use dalasi.
 */
export const dalasi = (bututs: number) => bututs / 100;
export const bututs = (dalasi: number) => Math.round(dalasi * 100);
