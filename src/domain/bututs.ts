export const currencySign = 'D';

/** Money is counted and stored as whole bututs, so that sums are exact; on the wire and in words it is dalasi. */
export const dalasi = (bututs: number) => bututs / 100;
export const bututs = (dalasi: number) => Math.round(dalasi * 100);
