import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  type Answer,
  type Answers,
  evaluate,
  type FieldSet,
  type Flow,
  payloadOf,
  type StepAnswers,
  withDays,
} from '#engine/core/index.ts';
import { folders } from '#folders';
import { form as educationBenefits } from '#generated/education-benefits/form.ts';
import { form as householdSurvey } from '#generated/household-survey/form.ts';

/*
 * Two questionnaires that others have made and that are in use: an application for education benefits (VA form
 * 22-1990, a JSON Schema) and a socio-economic household survey (an ODK XForm). Nothing of either is left out.
 */

const today = '2026-11-23';

const sample = (form: string, name: string): Answers =>
  withDays(
    JSON.parse(readFileSync(path.join(folders.schemas, form, 'samples', `${name}.json`), 'utf8')).answers,
    today,
  );

/** What travels of answers that are right. */
function sent(form: Flow, answers: Answers) {
  const evaluated = evaluate(form, answers, { today });
  expect(evaluated.errors).toEqual([]);
  return payloadOf(form, evaluated);
}

/** Answers as VA's own programs want them: ten digits of a phone, XX for a part of a day that nobody knows. */
function documentIn(
  { fields = {}, fieldSets = {} }: FieldSet,
  answers: { readonly [field: string]: Answer | null },
): { readonly [property: string]: unknown } {
  const entries = Object.entries(answers).flatMap(([name, answer]): [string, unknown][] => {
    const inner = fieldSets[name];
    const within = (each: Answer) => (inner ? documentIn(inner, each as StepAnswers) : each);
    if (answer === null || answer === '') return [];
    if (Array.isArray(answer)) return answer.length === 0 ? [] : [[name, answer.map(within)]];
    const { format, countries } = fields[name]!;
    if (countries) return [[name, String(answer).replace(/^\+1/, '')]];
    if (format === 'partial-date') return [[name, `${answer}-XX-XX`.slice(0, 'YYYY-MM-DD'.length)]];
    return [[name, within(answer)]];
  });
  return Object.fromEntries(entries);
}

it('makes of an application for education benefits the document that VA takes', () => {
  const { definition } = educationBenefits;
  const questions: FieldSet = {
    fields: Object.assign({}, ...definition.steps.map(({ fields }) => fields)),
    fieldSets: Object.assign({}, ...definition.steps.map(({ fieldSets }) => fieldSets)),
  };
  const documentOf = (name: string) =>
    documentIn(questions, sent(educationBenefits, sample('education-benefits', name)));
  // A box that nobody ticks is an answer.
  expect(documentOf('valid-least')).toEqual({
    ...{ chapter33: false, chapter30: false, chapter1606: false, chapter32: false },
    veteranFullName: { first: 'Maria', last: 'Santos' },
    privacyAgreementAccepted: true,
  });
  expect(documentOf('valid-under-18')).toMatchObject(aMinor);
  expect(documentOf('valid')).toEqual(aVeteran);
});

const aMinor = {
  veteranDateOfBirth: '2010-11-23',
  minorHighSchoolQuestions: { minorHighSchoolQuestion: false, highSchoolGedExpectedGradDate: '2028-11-23' },
  minorQuestions: {
    guardianAddress: {
      country: 'GMB',
      state: 'Kanifing Municipality',
      postalCode: 'PO Box 2402, Serrekunda',
    },
    guardianMobilePhone: '2025550156',
  },
  secondaryContact: { fullName: 'Isatou Ceesay', sameAddress: true },
};

const aVeteran = {
  chapter33: true,
  chapter30: false,
  chapter1606: true,
  chapter32: false,
  benefitsRelinquished: 'chapter1606',
  benefitsRelinquishedDate: '2027-01-15',
  applyingUsingOwnBenefits: true,
  veteranFullName: {
    first: 'John',
    middle: 'Quincy',
    last: 'Public',
    suffix: 'Jr.',
  },
  gender: 'M',
  veteranDateOfBirth: '1985-03-07',
  veteranSocialSecurityNumber: '012345678',
  veteranAddress: {
    country: 'USA',
    street: '1 Main Street',
    street2: 'Apartment 4',
    city: 'Springfield',
    state: 'IL',
    postalCode: '62701-1234',
  },
  email: 'john.public@example.com',
  homePhone: '2175550142',
  mobilePhone: '2175550199',
  preferredContactMethod: 'mobile',
  secondaryContact: {
    fullName: 'Hélène Tremblay',
    phone: '2025550123',
    sameAddress: false,
    address: {
      country: 'CAN',
      street: '12 rue Saint-Jean',
      city: 'Québec',
      state: 'QC',
      postalCode: 'G1R 1N5',
    },
  },
  toursOfDuty: [
    {
      dateRange: {
        from: '2003-06-30',
        to: '2007-06-29',
      },
      serviceBranch: 'Army',
      serviceStatus: 'Active duty',
      applyPeriodToSelected: true,
    },
    {
      dateRange: {
        from: '2008-02-XX',
        to: '2012-XX-XX',
      },
      serviceBranch: 'Army National Guard',
      serviceStatus: 'Drilling',
      applyPeriodToSelected: false,
      benefitsToApplyTo: 'Chapter 1606, not Chapter 33',
    },
  ],
  currentlyActiveDuty: {
    yes: true,
    onTerminalLeave: true,
    nonVaAssistance: false,
  },
  serviceAcademyGraduationYear: 2003,
  serviceBefore1977: {
    married: true,
    haveDependents: false,
    parentDependent: false,
  },
  activeDutyRepayingPeriod: {
    from: '2004-01-01',
    to: '2006-12-31',
  },
  civilianBenefitsAssistance: false,
  additionalContributions: true,
  activeDutyKicker: true,
  reserveKicker: false,
  seniorRotcScholarshipProgram: false,
  seniorRotc: {
    commissionYear: 2003,
    rotcScholarshipAmounts: [
      {
        year: 2001,
        amount: 3500.5,
      },
      {
        year: 2002,
        amount: 4000,
      },
    ],
  },
  highSchoolOrGedCompletionDate: '1999-06-XX',
  faaFlightCertificatesInformation: 'Private pilot, 2010.',
  educationType: 'college',
  educationProgram: {
    name: 'Universidad de Guadalajara',
    educationType: 'college',
    address: {
      country: 'MEX',
      street: 'Av. Juárez 976',
      city: 'Guadalajara',
      state: 'jalisco',
      postalCode: '44100',
    },
  },
  educationObjective: 'Bachelor of Arts in accounting',
  educationStartDate: '2027-08-16',
  postHighSchoolTrainings: [
    {
      name: 'Lincoln Land Community College',
      city: 'Springfield',
      state: 'IL',
      dateRange: {
        from: '1999-08-20',
        to: '2001-05-XX',
      },
      hours: 61.5,
      hoursType: 'semester',
      degreeReceived: 'Associate',
      major: 'Business',
    },
    {
      name: 'Welding course',
      hours: 120,
      hoursType: 'clock',
    },
  ],
  nonMilitaryJobs: [
    {
      name: 'Bookkeeper',
      months: 18,
      licenseOrRating: 'None',
      postMilitaryJob: true,
    },
    {
      name: 'Driver',
      months: 6.5,
      postMilitaryJob: false,
    },
  ],
  bankAccount: {
    accountType: 'checking',
    routingNumber: '071000013',
    accountNumber: '000123456789',
  },
  privacyAgreementAccepted: true,
};

/**
 * Each place of an answer in the survey's XForm, and the question that asks for it. Of the head of the XForm only
 * `se_list`, which nobody is shown, and the id of the form's instance, which the server gives, have none.
 */
const questionOf = {
  '/data/headOfHousehold/region': 'region',
  '/data/headOfHousehold/district': 'district',
  '/data/headOfHousehold/residentialAddress': 'residentialAddress',
  '/data/headOfHousehold/primaryContactNo': 'primaryContactNo',
  '/data/headOfHousehold/SecondaryContactNo': 'SecondaryContactNo',
  '/data/headOfHousehold/householdIncome': 'householdIncome',
  '/data/headOfHousehold/SEClass': 'SEClass',
  '/data/informationTechnology/internetHH': 'internetHH',
  '/data/informationTechnology/internetType': 'internetType',
  '/data/familyMembers/persons/firstNameFM': 'familyMembers.firstNameFM',
  '/data/familyMembers/persons/gender': 'familyMembers.gender',
  '/data/familyMembers/persons/health/healthVisit': 'familyMembers.health.healthVisit',
  '/data/familyMembers/persons/health/healthFacility': 'familyMembers.health.healthFacility',
  '/data/familyMembers/persons/health/reasonForNoHealthVisit': 'familyMembers.health.reasonForNoHealthVisit',
  '/data/familyMembers/persons/health/diseases': 'familyMembers.health.diseases',
  '/data/comments': 'comments',
};

it('asks in the household survey for each answer of its XForm, and for no other', () => {
  const questions = householdSurvey.definition.steps.flatMap((step) => questionsIn(step));
  expect(questions).toEqual(Object.values(questionOf));
});

/** The names of its questions, with those of groups and rows where they stand. */
function questionsIn({ ui = {}, fieldSets = {} }: FieldSet): string[] {
  return Object.keys(ui).flatMap((name) => {
    const inner = fieldSets[name];
    return inner ? questionsIn(inner).map((each) => `${name}.${each}`) : name;
  });
}
