import { bring } from '../fixture/setup.ts';

/** Playwright's global setup: a single journey, too, finds the portal as its code is now. */
export default () => bring('fixture-build');
