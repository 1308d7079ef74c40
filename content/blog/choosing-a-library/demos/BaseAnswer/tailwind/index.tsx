import { Button } from '@mui/base/Button';

const focus = 'focus-visible:outline-2 focus-visible:outline-offset-2';

export default function BaseAnswer() {
  return (
    <div className="max-w-[280px] border-2 border-slate-700 bg-white p-4 font-[system-ui] text-slate-900 dark:border-slate-300 dark:bg-slate-900 dark:text-slate-50">
      <p className="font-bold">Table for four</p>
      <p>Friday, 19:30, by the window</p>
      <div className="mt-4 flex gap-3">
        <Button className={`cursor-pointer border-2 px-3 py-1 ${focus}`}>Confirm</Button>
        <Button
          className={`cursor-pointer border-2 border-transparent px-3 py-1 underline ${focus}`}
        >
          Change
        </Button>
      </div>
    </div>
  );
}
