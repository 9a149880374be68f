import { useState } from 'react';
import { getApplication } from '#api/applications.ts';
import { session } from '#api/session.ts';
import { getUniversities } from '#api/universities.ts';
import { Accordion } from '#components/Accordion.tsx';
import { PlainButton } from '#components/Button.tsx';
import { Fact, Facts } from '#components/Facts.tsx';
import { PrintHead } from '#components/layout/PrintHead.tsx';
import { StudentPage } from '#components/layout/StudentPage.tsx';
import { GroupLink } from '#components/lender/GroupLink.tsx';
import { groupOf } from '#components/lender/group.ts';
import { QueryView } from '#components/loading/QueryView.tsx';
import { SkeletonLines } from '#components/loading/SkeletonLines.tsx';
import type { ApplicationResponse } from '#contract/applications.ts';
import { monthTwoDigitDayYear } from '#domain/dates.ts';
import { loadWidgets } from '#engine/react/index.ts';
import { accountEdit } from '#forms/account-edit.ts';
import { today } from '../../clock.ts';
import { useQuery } from '../use-query.ts';
import { Contract } from './Contract.tsx';
import { EditInfoDialog } from './EditInfoDialog.tsx';
import { fullName } from './full-name.ts';
import { SignOut } from './SignOut.tsx';
import './AccountPage.css';

export const ready = () => loadWidgets(accountEdit);

/** Who the student is to us, and the contract. On paper it is the contract alone. */
export function AccountPage() {
  const application = useQuery(getApplication);
  const name = application.data?.first_name;
  return (
    <div className="prints-contract">
      <StudentPage title="Account" heading={name ? `${name}'s Account` : 'Account'}>
        <QueryView query={application} what="your account" skeleton={<AccountSkeleton />}>
          {(data) => (
            <>
              <p className="full-name">{fullName(data) || 'Name not provided'}</p>
              <BasicInformation application={data} />
              <PrintHead name={fullName(data)} matNumber={data.mat_number} day={today()} />
              <div className="accordions">
                <ContractInformation application={data} />
                <WhatsAppGroup application={data} />
              </div>
            </>
          )}
        </QueryView>
        <SignOut />
      </StudentPage>
    </div>
  );
}

interface PartProps {
  readonly application: ApplicationResponse;
}

const missing = 'Not provided';

function BasicInformation({ application }: PartProps) {
  const user = session.current()?.user ?? '';
  const { university, mat_number, phone_number, email } = application;
  const [isEditing, setEditing] = useState(false);

  return (
    <section className="basic-information stack">
      <h2>Basic Information</h2>
      <Facts>
        <Fact name="University">{university.name || missing}</Fact>
        <Fact name="MAT number">{mat_number || missing}</Fact>
        <Fact name="Phone number">{phone_number || missing}</Fact>
        <Fact name="Email address">{email || missing}</Fact>
      </Facts>
      <PlainButton onClick={() => setEditing(true)}>Edit Info</PlainButton>
      {isEditing && (
        <EditInfoDialog user={user} application={application} onClose={() => setEditing(false)} />
      )}
    </section>
  );
}

function ContractInformation({ application }: PartProps) {
  const universities = useQuery(getUniversities);
  const [isOpen, setOpen] = useState(false);
  const { start_date } = application;
  return (
    <Accordion title="Contract Information" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Facts>
        <Fact name="Start date">{start_date ? monthTwoDigitDayYear(start_date) : 'Not set yet'}</Fact>
      </Facts>
      <QueryView
        query={universities}
        what="the figures of your contract"
        skeleton={
          <div className="stack">
            <SkeletonPairs widths={['100%', '80%']} />
          </div>
        }
      >
        {(data) => <Contract application={application} universities={data} />}
      </QueryView>
    </Accordion>
  );
}

/** For students who are approved, where their university has a group. */
function WhatsAppGroup({ application: { status, university } }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const group = groupOf(university.id);
  if (status !== 'approved' || !group) return null;
  return (
    <Accordion title="WhatsApp Group" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <GroupLink group={group} />
    </Accordion>
  );
}

function AccountSkeleton() {
  return (
    <div className="stack">
      <SkeletonLines lines={[{ width: '60%', height: 40 }]} />
      <SkeletonPairs widths={['30%', '70%']} />
      <SkeletonLines
        lines={[
          { variant: 'rounded', height: 48 },
          { variant: 'rounded', height: 56 },
        ]}
      />
    </div>
  );
}

/** Four facts with their names, or four clauses. */
function SkeletonPairs({ widths }: { widths: readonly [string, string] }) {
  return ['first', 'second', 'third', 'fourth'].map((pair) => (
    <div key={pair}>
      <SkeletonLines lines={widths.map((width) => ({ width }))} />
    </div>
  ));
}
