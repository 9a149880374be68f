import { getApplication } from '#api/applications.ts';
import { getUniversities } from '#api/universities.ts';
import { StudentPage } from '#components/layout/StudentPage.tsx';
import { SupportLine } from '#components/lender/SupportLine.tsx';
import { OldDataNotice } from '#components/loading/OldDataNotice.tsx';
import { QueryView } from '#components/loading/QueryView.tsx';
import * as portal from '#generated/portal.ts';
import { isSettled, oldDataOf } from '../combine-queries.ts';
import { PrintHead } from '../PrintHead.tsx';
import { useOnceSettled } from '../use-once-settled.ts';
import { useQuery } from '../use-query.ts';
import { AccountSkeleton, ContractSkeleton } from './AccountSkeleton.tsx';
import { BasicInformation } from './BasicInformation.tsx';
import { ContractInformation } from './ContractInformation.tsx';
import { headerName } from './full-name.ts';
import { SignOut } from './SignOut.tsx';
import { useIsWide } from './use-is-wide.ts';
import { WhatsAppGroup } from './WhatsAppGroup.tsx';
import './AccountPage.css';

export function AccountPage() {
  const application = useQuery(getApplication);
  const universities = useQuery(getUniversities);
  // The content below the contract is shown only once the contract's figures have loaded or failed, because
  // figures that appear later would move this content.
  const isRestShown = useOnceSettled([application, universities].every(isSettled));
  const isWide = useIsWide();
  const old = oldDataOf([application, universities]);
  const name = application.data?.first_name;
  return (
    <div className="prints-contract">
      <StudentPage
        title="Account"
        data={{ isLoading: !isSettled(application), notice: <OldDataNotice old={application.data && old} /> }}
        heading={
          <>
            {/* A new `key` makes React create a new element for the loaded name, so that showing the name
                does not count as a layout shift. */}
            <span key={name} className="on-screen">
              {name ? `${headerName(name)}'s Account` : 'Account'}
            </span>
            <span className="on-paper">Contract with {portal.product}</span>
          </>
        }
        isSingle={isRestShown && !application.data}
        aside={
          application.data || isRestShown ? (
            <>
              {application.data && (
                <>
                  <PrintHead application={application.data} />
                  {isRestShown ? (
                    <div className="accordions">
                      <ContractInformation application={application.data} universities={universities} />
                      {!isWide && <WhatsAppGroup application={application.data} />}
                    </div>
                  ) : (
                    <ContractSkeleton isInOwnColumn={isWide} />
                  )}
                </>
              )}
              {isRestShown && (
                <>
                  <div className="phone-sign-out">
                    <SignOut />
                  </div>
                  {!isWide && application.data && <SupportLine />}
                </>
              )}
            </>
          ) : null
        }
      >
        <QueryView query={application} what="your account" skeleton={<AccountSkeleton isWide={isWide} />}>
          {(data) => <BasicInformation application={data} />}
        </QueryView>
        {isWide && isRestShown && application.data && (
          <>
            <WhatsAppGroup application={application.data} />
            <SupportLine />
          </>
        )}
      </StudentPage>
    </div>
  );
}
