import { expect, test } from 'vitest';
import { flowPaths } from './flow-paths.ts';

test('the questionnaires are where the specification puts them, open to whom it says', () => {
  expect(flowPaths.map(({ flow, path, access }) => [flow, path, access])).toEqual([
    ...['/basic-information', '/academic-information', '/loan-information', '/review-application'].map(
      (path) => ['application', path, 'public'],
    ),
    ['business-loan', '/small_business_app', 'student'],
    ...[1, 2, 3, 4, 5].map((page) => ['business-loan', `/business-app-${page}`, 'student']),
    ['business-loan', '/business-survey-end', 'student'],
    ...['/survey', '/surveypage2', '/surveypage3', '/endpage'].map((path) => [
      'freelance-survey',
      path,
      'public',
    ]),
    ['information', '/info', 'public'],
    ['resume-guide', '/resume-resources', 'student'],
    ...[2, 3, 4].map((page) => ['resume-guide', `/resume-resource-page-${page}`, 'student']),
  ]);
});
