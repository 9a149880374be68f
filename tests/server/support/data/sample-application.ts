import type { SubmissionRequest } from '#contract/applications.ts';

/** A valid application, with every key that a submission can have. */
export const sampleApplication: SubmissionRequest = {
  mobileNumber: '3012345',
  password: 'correct horse',
  firstName: 'Isatou',
  surname: 'Ceesay',
  dateOfBirth: '2003-02-13',
  gender: 'female',
  placeOfBirthCity: 'Brikama',
  placeOfBirthCountry: 'The Gambia',
  streetAddress: '',
  residenceCity: 'Serekunda',
  residenceRegion: 'Kanifing Municipality',
  ethnicity: '',
  email: 'isatou@example.com',
  hearAboutUs: 'Friend',
  highestEducation: 'Undergraduate First Year Complete',
  currentSchool: 'Gambia College',
  studentStatus: 'Full-time Student',
  ID: '00123',
  major: 'Nursing',
  GPA: '3.25',
  expectedCareer: 'Midwife',
  workStatus: 'Working Part-Time',
  earningsPerMonth: '2500.50',
  earnSameAmount: 'Yes',
  expectedGradMonth: '',
  expectedGradYear: '',
  loanQuestion: 'I want to become a midwife in Basse.',
  university: 2,
  status: 'open',
};

export const newPassword = 'another good horse';

/** Returns the body of the first call of a password reset. The server responds with the same body. */
export const resetEntry = (phone_number: unknown) => ({
  phone_number,
  verification_code: '111111',
  created_at: '2026-11-20T12:00:00.000Z',
});
