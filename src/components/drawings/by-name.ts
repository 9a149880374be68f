import { calendar } from './drawn/calendar.ts';
import { campus } from './drawn/campus.ts';
import { form } from './drawn/form.ts';
import { invoice } from './drawn/invoice.ts';
import { question } from './drawn/question.ts';
import { ready } from './drawn/ready.ts';
import { repay } from './drawn/repay.ts';
import { shop } from './drawn/shop.ts';

export const drawings = { calendar, campus, form, invoice, question, ready, repay, shop } as const;
