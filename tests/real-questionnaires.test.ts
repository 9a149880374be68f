import { expect, test } from 'vitest';
import type { FieldSet, Flow } from '#engine/core/index.ts';
import { form as educationBenefits } from '#generated/education-benefits/form.ts';
import { form as householdSurvey } from '#generated/household-survey/form.ts';

/*
 * These tests compare two forms with their originals, which are questionnaires of other organisations: an
 * application for education benefits (VA form 22-1990, a JSON Schema) and a socio-economic household survey
 * (an ODK XForm).
 */

/** Lists the properties in the VA form's schema, by the object or array of objects that contains them. */
const propertiesOf: { readonly [holder: string]: string } = {
  '': [
    'chapter33 chapter30 chapter1606 chapter32 benefitsRelinquished benefitsRelinquishedDate',
    'applyingUsingOwnBenefits gender veteranDateOfBirth veteranSocialSecurityNumber email homePhone',
    'mobilePhone preferredContactMethod serviceAcademyGraduationYear civilianBenefitsAssistance',
    'additionalContributions activeDutyKicker reserveKicker seniorRotcScholarshipProgram',
    'highSchoolOrGedCompletionDate faaFlightCertificatesInformation educationType educationObjective',
    'educationStartDate privacyAgreementAccepted',
  ].join(' '),
  veteranFullName: 'first middle last suffix',
  minorHighSchoolQuestions: 'minorHighSchoolQuestion highSchoolGedGradDate highSchoolGedExpectedGradDate',
  minorQuestions: [
    'guardianFirstName guardianMiddleName guardianLastName guardianMobilePhone guardianHomePhone',
    'guardianEmail',
  ].join(' '),
  'minorQuestions.guardianAddress': 'country street street2 city state postalCode',
  veteranAddress: 'country street street2 city state postalCode',
  secondaryContact: 'fullName phone sameAddress',
  'secondaryContact.address': 'country street street2 city state postalCode',
  'toursOfDuty.dateRange': 'from to',
  toursOfDuty: 'serviceBranch serviceStatus applyPeriodToSelected benefitsToApplyTo',
  currentlyActiveDuty: 'yes onTerminalLeave nonVaAssistance',
  serviceBefore1977: 'married haveDependents parentDependent',
  activeDutyRepayingPeriod: 'from to',
  seniorRotc: 'commissionYear',
  'seniorRotc.rotcScholarshipAmounts': 'year amount',
  educationProgram: 'name educationType',
  'educationProgram.address': 'country street street2 city state postalCode',
  postHighSchoolTrainings: 'name city state hours hoursType degreeReceived major',
  'postHighSchoolTrainings.dateRange': 'from to',
  nonMilitaryJobs: 'name months licenseOrRating postMilitaryJob',
  bankAccount: 'accountType routingNumber accountNumber',
};

test('the application for education benefits has a question for each property of VA’s schema, and no other', () => {
  const properties = Object.entries(propertiesOf).flatMap(([holder, names]) =>
    names.split(' ').map((name) => (holder ? `${holder}.${name}` : name)),
  );
  expect(questionsOf(educationBenefits).sort()).toEqual(properties.sort());
});

/**
 * Maps each path of the survey's XForm to the question's name. Two paths are left out, because nobody answers
 * them: `se_list`, which is never shown, and the instance id, which the server assigns.
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

test('the household survey has a question for each answer of its XForm, and no other', () => {
  expect(questionsOf(householdSurvey)).toEqual(Object.values(questionOf));
});

const questionsOf = ({ definition }: Flow) => definition.steps.flatMap((step) => questionsIn(step));

function questionsIn({ ui = {}, fieldSets = {} }: FieldSet): string[] {
  return Object.keys(ui).flatMap((name) => {
    const inner = fieldSets[name];
    return inner ? questionsIn(inner).map((each) => `${name}.${each}`) : name;
  });
}
