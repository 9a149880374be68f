import { bring } from '../fixture/setup.ts';

/**
 * Playwright's global setup: builds the portal if its code has changed since the last build, even if only one test
 * runs.
 */
export default () => bring('fixture-build');
