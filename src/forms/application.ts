import type { SubmissionRequest } from '#contract/applications.ts';
import { createDraft } from '#engine/drafts.ts';
import type { Flow, Walk } from '#engine/flow.ts';
import { applicationDefinition } from '#generated/application/flow.ts';
import type { Application } from '#generated/application/types.ts';
import validators from '#generated/application/validators.js';
import { schoolCode } from '#generated/options.ts';

export const application: Flow = { definition: applicationDefinition, validators };
export const applicationDraft = createDraft(application);

/** What a student registered with; the password joins it only as it is sent. */
interface Registration {
  readonly mobileNumber: string;
}

/**
 * Complete answers as the wire wants them: flat, the school's code beside its name, the date as YYYY-MM-DD, and
 * what was not provided as '' (portal.md §3, decisions.md 24).
 */
export function toSubmission(
  walk: Walk,
  { mobileNumber }: Registration,
): Omit<SubmissionRequest, 'password'> {
  const { basic, academic, loan } = walk.answers as unknown as Application;
  return {
    mobileNumber,
    firstName: basic.firstName,
    surname: basic.surname,
    dateOfBirth: basic.dateOfBirth,
    gender: basic.gender,
    placeOfBirthCity: basic.placeOfBirthCity,
    placeOfBirthCountry: basic.placeOfBirthCountry,
    streetAddress: basic.streetAddress ?? '',
    residenceCity: basic.residenceCity,
    residenceRegion: basic.residenceRegion,
    ethnicity: basic.ethnicity ?? '',
    email: basic.email,
    hearAboutUs: basic.hearAboutUs,
    highestEducation: academic.highestEducation,
    currentSchool: academic.currentSchool,
    studentStatus: academic.studentStatus,
    ID: academic.ID,
    major: academic.major,
    GPA: academic.GPA,
    expectedCareer: academic.expectedCareer,
    workStatus: academic.workStatus,
    earningsPerMonth: academic.earningsPerMonth,
    earnSameAmount: academic.earnSameAmount,
    expectedGradMonth: academic.expectedGradMonth ?? '',
    expectedGradYear: academic.expectedGradYear ?? '',
    loanQuestion: loan.loanQuestion,
    university: schoolCode[academic.currentSchool],
    status: 'open',
  };
}
