import { Badge } from '@mui/base/Badge';

const root = `
  relative inline-block rounded-lg border border-slate-500 px-4 py-2 font-[system-ui]
  dark:border-slate-400
`;

const badge = `
  absolute end-0 top-0 min-w-5 -translate-y-1/2 rounded-full bg-red-700 px-1.5 text-center
  text-xs/5 text-white dark:bg-red-300 dark:text-red-950
  [&.base-Badge-invisible]:hidden
`;

export default function UnreadBadge() {
  return (
    <Badge badgeContent={7} slotProps={{ root: { className: root }, badge: { className: badge } }}>
      Unanswered letters
    </Badge>
  );
}
