export const currencySign = 'D';

/** Money is calculated and stored in whole bututs, so that sums are exact; on the wire and in texts it is dalasi. */
export const dalasi = (bututs: number) => bututs / 100;
export const bututs = (dalasi: number) => Math.round(dalasi * 100);
