import { expect, test } from 'vitest';
import { errorForLog } from './request-log.ts';

test('does not quote user input in logged errors', () => {
  const error = new Error(
    `Unexpected token 'p', "password=tiger" is not valid JSON; Key (phone)=(3012345) exists`,
  );
  const logged = JSON.stringify(errorForLog(error));
  expect(logged).not.toMatch(/tiger|3012345/);
  expect(logged).toContain('request-log.test.ts');
});
