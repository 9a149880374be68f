import { account, all, edit, group, insert, known, type RightEdit, set } from './edit.ts';

const portal = 'portal.json';

export const lender: readonly RightEdit[] = [
  known('a WhatsApp link with a query', 'whatsapp', 'https://wa.me/2203012345?text=Hello%20there'),
  edit('a WhatsApp group with a query', {
    [portal]: set(['groupLinks', 0], group(1, 'https://chat.whatsapp.com/GaMb1aStuD3ntsGr0up?mode=ac_t')),
  }),
  edit('a group for the fourth university', {
    [portal]: insert(['groupLinks', 3], group(4, 'https://chat.whatsapp.com/FourthUniversityGroup1')),
  }),
  edit('a third bank account', {
    [portal]: insert(['bankAccounts', 2], account('Ecobank', "Students' Fund", '624000015100000042')),
  }),
  known('a real support number', 'supportPhone', '3012345'),
  known('a number with consecutive zeros', 'supportPhone', '4400000'),
  known('a page with questions and answers', 'faq', 'https://www.lender.gm/faq?lang=en#top'),
  known('a real office', 'office', '12345 Kairaba Avenue, opposite the Standard Chartered Bank, Fajara'),
  known('a template', 'resumeTemplate', 'https://docs.google.com/document/d/1aBcD0000000eFg/copy'),
  edit('a percentage instead of a flat fee', {
    [portal]: all(
      set(['universities', 0, 'app_fee_flat'], 0),
      set(['universities', 0, 'app_fee_percentage'], 2.5),
    ),
  }),
  edit('a membership fee of zero', {
    [portal]: set(['universities', 0, 'during_studies_membership_fee'], 0),
  }),
  edit('a line in the summary of the contract', {
    [portal]: insert(['contract', 'summary', 0], {
      title: 'For whom',
      text: '{{student}}, {{university}}',
    }),
  }),
  edit('a final contract', { [portal]: set(['contract', 'placeholder'], false) }),
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
];
