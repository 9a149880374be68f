import { all, edit, insert, type RightEdit, set, valueAt } from './edit.ts';

const portal = 'portal.json';

const real = (value: unknown) => ({ value, placeholder: false });

/** What belongs to the lender, filled in. */
export const lender: readonly RightEdit[] = [
  edit('a WhatsApp link with a query', {
    [portal]: set(['whatsapp'], real('https://wa.me/2203012345?text=Hello%20there')),
  }),
  edit('a WhatsApp group with a query', {
    [portal]: set(['groupLinks', 0], {
      university: 1,
      ...real('https://chat.whatsapp.com/GaMb1aStuD3ntsGr0up?mode=ac_t'),
    }),
  }),
  edit('a group for the fourth university', {
    [portal]: insert(['groupLinks', 3], {
      university: 4,
      ...real('https://chat.whatsapp.com/FourthUniversityGroup1'),
    }),
  }),
  edit('a third bank account', {
    [portal]: insert(['bankAccounts', 2], {
      bank: 'Trust Bank',
      accountName: 'Student Fund',
      accountNumber: '110214738901234567',
      placeholder: false,
    }),
  }),
  edit('real bank accounts', {
    [portal]: all(
      set(['bankAccounts', 0], {
        bank: 'Trust Bank',
        accountName: 'Student Fund',
        accountNumber: '110214738901234567',
        placeholder: false,
      }),
      set(['bankAccounts', 1], {
        bank: 'Ecobank Gambia',
        accountName: "Students' Fund",
        accountNumber: '624000015100000042',
        placeholder: false,
      }),
    ),
  }),
  edit('a real number for help', { [portal]: set(['supportPhone'], real('3012345')) }),
  edit('a number with zeros in a row', { [portal]: set(['supportPhone'], real('4400000')) }),
  edit('a page with questions and answers', {
    [portal]: set(['faq'], real('https://www.lender.gm/faq?lang=en#top')),
  }),
  edit('a real office', {
    [portal]: set(['office'], real('12345 Kairaba Avenue, opposite the Standard Chartered Bank, Fajara')),
  }),
  edit('a template', {
    [portal]: set(['resumeTemplate'], real('https://docs.google.com/document/d/1aBcD0000000eFg/copy')),
  }),
  edit('no fee but a percentage', {
    [portal]: all(
      set(['universities', 0, 'app_fee_flat'], 0),
      set(['universities', 0, 'app_fee_percentage'], 2.5),
    ),
  }),
  edit('fees that are real', {
    [portal]: all(
      set(['universities', 0, 'app_fee_flat'], 750),
      set(['universities', 0, 'placeholder'], false),
    ),
  }),
  edit('a membership fee of nothing', {
    [portal]: set(['universities', 0, 'during_studies_membership_fee'], 0),
  }),
  edit('a clause with facts', {
    [portal]: insert(
      ['contract', 'clauses', 0],
      'The application fee of {{student}}, who starts on {{start_date}}, is {{application_fee}}.',
    ),
  }),
  edit('a contract that is signed', { [portal]: set(['contract', 'placeholder'], false) }),
  edit('a link of the Resource Hub', {
    [portal]: insert(['resources', 1, 'links', 0], {
      text: 'Jobs & more',
      url: 'https://jobs.gm/search?q=part+time&page=1',
    }),
  }),
  edit('a card of the Resource Hub', {
    [portal]: insert(['resources', 6], {
      id: 'housing',
      title: 'A room near the campus',
      text: ['Ask us first.'],
      links: [],
      buttons: [],
    }),
  }),
  edit('a note about paying', {
    [portal]: insert(['applicationFeeNote', 0], 'Pay D500 at the counter, or with Wave/QMoney.'),
  }),
  edit('another name for the product', { [portal]: set(['product'], 'Jappalante') }),
  edit('forms in another order', { [portal]: set(['forms'], ['login', 'application']) }),
  edit('a new school, with what it asks', {
    'options/school.json': (text) =>
      insert(['oneOf', (valueAt(text, 'oneOf') as unknown[]).length], {
        const: 'Another College',
        title: 'Another College',
        code: 5,
      })(text),
    [portal]: (text) =>
      insert(['universities', 4], { ...(valueAt(text, 'universities', 0) as object), id: 5 })(text),
  }),
];
