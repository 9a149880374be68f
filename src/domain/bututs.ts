export const currencySign = 'D';

/** Sums are exact in whole bututs (1/100 dalasi). Requests, responses and texts use dalasi. */
export const dalasi = (bututs: number) => bututs / 100;
export const bututs = (dalasi: number) => Math.round(dalasi * 100);
