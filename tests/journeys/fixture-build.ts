import { bring } from '../fixture/setup.ts';

/** Runs as Playwright's global setup, so that the portal's build is current even if only one test runs. */
export default () => bring('fixture-build');
