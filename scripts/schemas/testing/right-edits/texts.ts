import { all, edit, type RightEdit, set } from './edit.ts';

const basic = 'application/basic.ui.json';
const loan = 'application/loan.ui.json';
const flow = 'application/flow.json';
const about = 'information/content/about.md';

const help = (value: string) => ({ [basic]: set(['surname', 'ui:help'], value) });
const write = (text: string) => ({ [about]: (before: string) => `${before.trimEnd()}\n\n${text}\n` });

export const texts: readonly RightEdit[] = [
  edit('a long help text', help('As it stands in your passport, with every part of it. '.repeat(4).trim())),
  edit('the product’s name', help('So that {{product}} can find you')),
  edit('a new line, escaped', { [loan]: set(['loanQuestion', 'ui:help'], 'One sentence.\nOr two.') }),
  edit('a message with a toast', {
    [loan]: set(['loanQuestion', 'messages'], {
      required: { text: 'Write it', toast: { title: 'Nearly there' } },
    }),
  }),
  edit('a noun', { [basic]: set(['surname', 'noun'], 'the name of your family') }),
  edit('a heading of a group', { [basic]: set(['groups', 0, 'legend'], 'Who are you?') }),
  edit('a header of a form, and the title of a step', {
    [flow]: all(set(['header'], 'Your application'), set(['steps', 0, 'title'], 'About you')),
  }),
  edit('button texts', {
    [flow]: all(set(['steps', 0, 'next'], 'Save & go on'), set(['steps', 3, 'submit'], 'Send it!')),
  }),
  edit(
    'bold, lists and links in a content page',
    write(
      '**Bring** these:\n\n1. your ID\n2. a pen\n\nMore at [our page](https://www.lender.gm/help?topic=id&lang=en#bring).',
    ),
  ),
  edit('mail and phone links', write('[Write to us](mailto:help@lender.gm) or [call](tel:+2203012345).')),
  edit('a price and a star in a content page', write('It costs D5,000 (2 * 2,500), or 5 % of 100,000.')),
  edit(
    'an underscore and a hash in a content page',
    write('The file is called my_invoice.pdf, and it is #1 of 3.'),
  ),
];
