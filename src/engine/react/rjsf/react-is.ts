/**
 * An alias in vite.config.ts puts this file in place of the package react-is, with which RJSF recognises
 * widgets made by `forwardRef` or `memo`. There are none, because all our widgets are plain functions.
 */
export default { isForwardRef: () => false, isMemo: () => false };
