import { bring } from '../fixture/setup.ts';

/**
 * Playwright's global setup: builds the portal if its code has changed since the last build, even to run a single
 * journey.
 */
export default () => bring('fixture-build');
