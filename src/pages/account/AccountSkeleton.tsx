import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { SkeletonLines } from '#components/loading/LoadingSkeleton.tsx';

export function AccountSkeleton({ isWide }: { readonly isWide: boolean }) {
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
            {facts.map(factSkeleton)}
          </div>
        </CardContent>
      </Card>
      <ContractSkeleton isInOwnColumn={isWide} />
    </div>
  );
}

export function ContractSkeleton({ isInOwnColumn }: { readonly isInOwnColumn: boolean }) {
  return (
    <div className="accordions">
      {sections.slice(0, isInOwnColumn ? 1 : undefined).map((section) => (
        <div key={section} className="accordion-card section-skeleton">
          <SkeletonLines lines={title} />
          {section === 'contract' && <div className="contract-skeleton">{terms.map(factSkeleton)}</div>}
        </div>
      ))}
    </div>
  );
}

const factSkeleton = (name: string) => (
  <div key={name} className="fact fact-skeleton">
    <SkeletonLines lines={pair} />
  </div>
);

const facts = ['university', 'number', 'phone', 'email'];
const name = [{ width: '60%', height: 33 }];
const heading = [{ width: '50%', height: 32 }];
const pair = [
  { width: '30%', height: 21 },
  { width: '45%', height: 24 },
];
const terms = ['start', 'during', 'after', 'due', 'late', 'fee'];
const sections = ['contract', 'group'];
const title = [{ width: '60%', height: 24 }];
