/**
 * An alias in vite.config.ts puts this file in place of the package react-is, with which RJSF recognises
 * widgets made by `forwardRef` or `memo`. All our widgets are functions.
 */
export default { isForwardRef: () => false, isMemo: () => false };
