import { Button } from '@mui/base/Button';

const button = `
  cursor-pointer rounded-lg bg-teal-700 px-4 py-2 font-[system-ui] font-semibold text-white
  hover:bg-teal-800 dark:bg-teal-300 dark:text-teal-950 dark:hover:bg-teal-200
  [&.base--active]:bg-teal-900 dark:[&.base--active]:bg-teal-100
  focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-700
  dark:focus-visible:outline-teal-300
`;

const soldOut = `
  cursor-not-allowed rounded-lg bg-slate-200 px-4 py-2 font-[system-ui] font-semibold text-slate-600
  dark:bg-slate-700 dark:text-slate-300
`;

export default function ButtonBasics() {
  return (
    <div className="flex flex-wrap gap-4">
      <Button className={button}>Reserve a seat</Button>
      <Button className={soldOut} disabled>
        Sold out
      </Button>
    </div>
  );
}
