import { ProblemNote } from '../shared/problem.tsx';

interface SubmitBarProps {
  readonly label: string;
  readonly problem?: string | null;
}

/** Below all options and yet always in view: what they are chosen for. */
export function SubmitBar({ label, problem = null }: SubmitBarProps) {
  return (
    <div class="submit-bar">
      <ProblemNote text={problem} />
      <button type="submit" class="primary">
        {label}
      </button>
    </div>
  );
}
