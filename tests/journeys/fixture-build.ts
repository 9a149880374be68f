import { bring } from '../fixture/setup.ts';

/** Playwright global setup: builds the portal if its code has changed, also for a single journey. */
export default () => bring('fixture-build');
