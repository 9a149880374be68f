import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { SkeletonLines } from '#components/loading/SkeletonLines.tsx';

/** The card of facts, each as high as it comes, and the contract under it or beside it. */
export function AccountSkeleton() {
  return (
    <div className="account-skeleton">
      <Card>
        <CardContent className="stack">
          <div className="full-name">
            <SkeletonLines lines={name} />
          </div>
          <div>
            <div className="heading-skeleton">
              <SkeletonLines lines={heading} />
            </div>
            {facts.map((fact) => (
              <div key={fact} className="fact-skeleton">
                <SkeletonLines lines={pair} />
              </div>
            ))}
          </div>
        </CardContent>
      </Card>
      <ContractSkeleton />
    </div>
  );
}

/** Both sections, closed as they come. */
export function ContractSkeleton() {
  return (
    <div className="accordions">
      <SkeletonLines lines={sections} />
    </div>
  );
}

const facts = ['university', 'number', 'phone', 'email'];
const name = [{ width: '60%', height: 33 }];
const heading = [{ width: '50%', height: 32 }];
const pair = [{ width: '30%', height: 21 }, { width: '70%' }];
const section = { variant: 'rounded', height: 66, className: 'section-skeleton' } as const;
const sections = [section, section];
