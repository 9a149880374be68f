import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { SkeletonLines } from '#components/loading/SkeletonLines.tsx';

/** The card of facts, and the contract under it. */
export function AccountSkeleton() {
  return (
    <div className="stack">
      <Card>
        <CardContent className="stack">
          <SkeletonLines lines={name} />
          {facts.map((fact) => (
            <div key={fact}>
              <SkeletonLines lines={pair} />
            </div>
          ))}
          <SkeletonLines lines={button} />
        </CardContent>
      </Card>
      <ContractSkeleton />
    </div>
  );
}

/** Closed, as it comes. */
export function ContractSkeleton() {
  return <SkeletonLines lines={section} />;
}

const facts = ['university', 'number', 'phone', 'email'];
const name = [{ width: '60%', height: 56 }];
const pair = [{ width: '30%' }, { width: '70%' }];
const button = [{ variant: 'rounded', height: 48 }] as const;
const section = [{ variant: 'rounded', height: 66 }] as const;
