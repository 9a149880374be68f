/**
 * Stands in for @x0k/json-schema-merge (12 KB), which RJSF calls for `allOf` only; the engine resolves
 * conditions before RJSF sees a schema. Aliased in vite.config.ts.
 */
const refuse = () => {
  throw new Error('RJSF was given an `allOf`; conditions are resolved by flow.ts.');
};

export const createComparator = () => ({
  compareSchemaDefinitions: refuse,
  compareSchemaValues: refuse,
});
export const createMerger = () => ({ mergeArrayOfSchemaDefinitions: refuse });
export const createShallowAllOfMerge = () => refuse;
export const createDeduplicator = () => refuse;
export const createIntersector = () => refuse;
