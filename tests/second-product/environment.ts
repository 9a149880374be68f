import { createElement, type ReactNode } from 'react';
import { configureEngine } from '#engine/core/index.ts';
import { french } from './french.ts';
import { product } from './generated/jardin.ts';

/** Returns the digits of a phone number, without Senegal's country code if nine digits follow it. */
function canonicalPhone(text: string): string {
  return text.replace(/\D/g, '').replace(/^(?:00)?221(?=\d{9}$)/, '');
}

const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });

configureEngine({
  ...french,
  productName: product,
  database: 'jardin',
  today: () => new Date().toISOString().slice(0, 10),
  subscribeToToday: () => () => undefined,
  serverTime: Date.now,
  isEpochOver: () => false,
  canonicalPhone,
  reviewDate: (date) => (/^\d{4}-\d\d-\d\d$/.test(date) ? day.format(new Date(date)) : date),
  trustedTypesPolicy: 'jardin',
  Link: ({ to, children }: { to: string; children: ReactNode }) => createElement('a', { href: to }, children),
});
