import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';

export function AccountSkeleton({ isWide }: { readonly isWide: boolean }) {
  return (
    <div className="account-skeleton">
      <Card>
        <CardContent className="stack">
          <div className="full-name">
            <Skeleton width="60%" height={33} />
          </div>
          <div>
            <div className="heading-skeleton">
              <Skeleton width="50%" height={32} />
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
          <Skeleton width="60%" height={24} />
          {section === 'contract' && <div className="contract-skeleton">{terms.map(factSkeleton)}</div>}
        </div>
      ))}
    </div>
  );
}

const factSkeleton = (name: string) => (
  <div key={name} className="fact fact-skeleton">
    <Skeleton width="30%" height={21} />
    <Skeleton width="45%" height={24} />
  </div>
);

const facts = ['university', 'number', 'phone', 'email'];
const terms = ['start', 'during', 'after', 'due', 'late', 'fee'];
const sections = ['contract', 'group'];
