import type { StepAnswers } from '#engine/core/index.ts';

/** Days are counted back from the day on which the demo student is added. Amounts are in dalasi. */
export interface DemoStudent {
  /** Demo numbers start with 0, unlike real phone numbers. */
  readonly phone: string;
  readonly password: string;
  readonly about: string;
  readonly status: string;
  readonly appliedDaysAgo: number;
  readonly startedDaysAgo?: number;
  readonly firstAdvance?: number;
  readonly plan?: {
    readonly total: number;
    readonly months: number;
    /** The number of monthly invoices that are dated today or earlier. */
    readonly due: number;
  };
  readonly deposits?: readonly { readonly daysAgo: number; readonly memo: string; readonly amount: number }[];
  /** A required question that has no answer here is answered with its first option. */
  readonly answers: StepAnswers;
}

const answersOf = (firstName: string, ID: string, currentSchool?: string): StepAnswers => ({
  ...{ firstName, ID, ...(currentSchool && { currentSchool }) },
  email: `${firstName.toLowerCase()}@example.com`,
  placeOfBirthCity: 'Cotonou',
  surname: 'Demo',
  dateOfBirth: '2001-11-30',
  GPA: '3.25',
  earningsPerMonth: '0',
  loanQuestion: 'The advance lets me finish my degree and work in my field.',
});

const gambiaCollege = 'Gambia College';
const developmentInstitute = 'Management Development Institute';
const masters = "UTG Master's";

/** 300 deposits of 149.5 dalasi pay the 69 invoices of 650 dalasi that fall due in 300 weeks. */
const weeklyDeposits = Array.from({ length: 300 }, (_, week) => ({
  daysAgo: 7 * (299 - week) + 2,
  memo: 'Weekly deposit',
  amount: 149.5,
}));

export const demoStudents: readonly DemoStudent[] = [
  {
    phone: '0000001',
    password: 'demo-open',
    about: 'has applied, and not yet sent an invoice',
    status: 'open',
    appliedDaysAgo: 0,
    answers: answersOf('Awa', '00100001'),
  },
  {
    phone: '0000002',
    password: 'demo-pending',
    about: 'pending: the application fee is to be paid',
    status: 'pending',
    appliedDaysAgo: 3,
    firstAdvance: 12_000,
    answers: answersOf('Lamin', '00100002'),
  },
  {
    phone: '0000003',
    password: 'demo-approved',
    about: 'approved 10 days ago: nothing is due yet',
    status: 'approved',
    appliedDaysAgo: 10,
    startedDaysAgo: 10,
    firstAdvance: 13_800,
    plan: { total: 13_800, months: 12, due: 0 },
    answers: answersOf('Fatou', '00100003'),
  },
  {
    phone: '0000004',
    password: 'demo-on-time',
    about: 'approved 40 days ago, on time; WhatsApp group',
    status: 'approved',
    appliedDaysAgo: 40,
    startedDaysAgo: 40,
    firstAdvance: 13_800,
    plan: { total: 13_800, months: 12, due: 1 },
    deposits: [{ daysAgo: 33, memo: 'First monthly payment', amount: 1150 }],
    answers: answersOf('Modou', '00100004'),
  },
  {
    phone: '0000005',
    password: 'demo-behind',
    about: 'behind on the payments, by bututs too',
    status: 'approved',
    appliedDaysAgo: 140,
    startedDaysAgo: 135,
    firstAdvance: 10_000,
    plan: { total: 10_000, months: 12, due: 4 },
    deposits: [
      { daysAgo: 100, memo: 'Deposit at the bank', amount: 833.33 },
      { daysAgo: 70, memo: 'Deposit at the bank', amount: 500 },
      { daysAgo: 36, memo: 'Mobile money', amount: 250.25 },
    ],
    answers: answersOf('Ebrima', '00100005', gambiaCollege),
  },
  {
    phone: '0000006',
    password: 'demo-ahead',
    about: 'has deposited more than expected so far',
    status: 'approved',
    appliedDaysAgo: 110,
    startedDaysAgo: 100,
    firstAdvance: 12_000,
    plan: { total: 8_400, months: 12, due: 3 },
    deposits: [
      { daysAgo: 95, memo: 'Deposit at the bank', amount: 700 },
      { daysAgo: 60, memo: 'Half a year in advance', amount: 4_200 },
    ],
    answers: answersOf('Kaddijatou', '00100006', developmentInstitute),
  },
  {
    phone: '0000007',
    password: 'demo-overpaid',
    about: 'has deposited more than everything owed',
    status: 'approved',
    appliedDaysAgo: 215,
    startedDaysAgo: 200,
    firstAdvance: 12_000,
    plan: { total: 3_600, months: 6, due: 6 },
    deposits: [
      { daysAgo: 180, memo: 'Deposit at the bank', amount: 1_800 },
      { daysAgo: 20, memo: 'Deposit at the bank', amount: 2_050.75 },
    ],
    answers: answersOf('Ousman', '00100007', gambiaCollege),
  },
  {
    phone: '0000008',
    password: 'demo-no-payments',
    about: 'approved, without one invoice or deposit',
    status: 'approved',
    appliedDaysAgo: 6,
    startedDaysAgo: 1,
    firstAdvance: 12_000,
    answers: answersOf('Binta', '00100008'),
  },
  {
    phone: '0000009',
    password: 'demo-300-payments',
    about: 'a deposit each week for almost six years',
    status: 'approved',
    appliedDaysAgo: 2_150,
    startedDaysAgo: 2_140,
    firstAdvance: 12_000,
    plan: { total: 46_800, months: 72, due: 69 },
    deposits: weeklyDeposits,
    answers: answersOf('Sulayman', '00100009'),
  },
  {
    phone: '0000010',
    password: 'demo-rejected',
    about: 'rejected',
    status: 'rejected',
    appliedDaysAgo: 20,
    answers: answersOf('Omar', '00100010'),
  },
  {
    phone: '0000011',
    password: 'demo-masters',
    about: "UTG Master's, approved 40 days ago: no WhatsApp group",
    status: 'approved',
    appliedDaysAgo: 40,
    startedDaysAgo: 40,
    firstAdvance: 20_400,
    plan: { total: 20_400, months: 12, due: 1 },
    deposits: [{ daysAgo: 34, memo: 'Deposit at the bank', amount: 1_700 }],
    answers: answersOf('Mariama', '00100011', masters),
  },
  {
    phone: '0000012',
    password: 'demo-long-name',
    about: 'long name, e-mail, university and titles of payments',
    status: 'approved',
    appliedDaysAgo: 75,
    startedDaysAgo: 70,
    firstAdvance: 1_234_567.5,
    plan: { total: 1_234_567.5, months: 12, due: 2 },
    deposits: [
      {
        daysAgo: 69,
        memo: 'Deposit at the counter of the bank in Serekunda, by my uncle Alhagie Momodou Lamin',
        amount: 102_880.62,
      },
      { daysAgo: 30, memo: 'PaymentWithAReferenceThatHasNoSpaceAndDoesNotEnd0123456789', amount: 1 },
    ],
    answers: {
      ...answersOf(
        'Alhagie Sheikh Mohammed-Lamin Abdoulie Ndey-Kumba Wolimatou',
        '00100012001200120012',
        developmentInstitute,
      ),
      surname: "N'Jie-Ceesay Jallow-Sanneh Bah-Touray Kuyateh-Sowe M'Boge",
      email: 'alhagie.sheikh.mohammed-lamin.abdoulie.njie-ceesay.jallow-sanneh.bah@students.example.com',
    },
  },
];
