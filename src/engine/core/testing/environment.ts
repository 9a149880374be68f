import { configureEngine, type EngineEnvironment } from '../environment.ts';

configureEngine({
  dateOrder: ['day', 'month', 'year'],
  numberSigns: { decimal: '.', thousands: ',' },
  today: () => '2026-11-20',
  reviewDate: (date) => `the ${date}`,
  serverTime: () => undefined,
  isEpochOver: () => false,
} as Partial<EngineEnvironment> as EngineEnvironment);
