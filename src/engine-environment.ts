import { loadDrawing } from '#components/drawings/load-drawing.ts';
import { Link } from '#components/layout/Link.tsx';
import { demoNow } from '#components/lender/demo.ts';
import { reviewDate } from '#domain/dates.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { configureEngine } from '#engine/core/index.ts';
import { id, product } from '#generated/portal.ts';
import { serverTime, subscribeToToday, today } from './clock.ts';
import { isEpochOver } from './phone-epoch.ts';

/* Every entry point that shows or stores forms must import this module, which configures the engine. */
configureEngine({
  productName: product,
  database: 'forms',
  today,
  subscribeToToday,
  serverTime,
  isEpochOver,
  canonicalPhone,
  dateOrder: ['day', 'month', 'year'],
  numberSigns: { decimal: '.', thousands: ',' },
  reviewDate,
  trustedTypesPolicy: id,
  loadDrawing,
  Link,
  awaitedLink: () => demoNow()?.SampleLink,
});
