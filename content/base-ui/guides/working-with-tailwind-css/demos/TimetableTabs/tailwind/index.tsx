import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const tab = `
  cursor-pointer rounded-md border-0 bg-transparent px-4 py-2 text-base/6 text-slate-900
  font-[system-ui] dark:text-slate-100
  [&.base--selected]:bg-teal-700 [&.base--selected]:text-white
  dark:[&.base--selected]:bg-teal-300 dark:[&.base--selected]:text-slate-900
  focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-700
  dark:focus-visible:outline-teal-300
`;

export default function TimetableTabs() {
  return (
    <Tabs defaultValue="week" className="font-[system-ui]">
      <TabsList className="flex gap-1" aria-label="Timetable">
        <Tab value="week" className={tab}>
          Weekdays
        </Tab>
        <Tab value="sunday" className={tab}>
          Sundays
        </Tab>
      </TabsList>
      <TabPanel value="week" className="px-4 py-3 text-base/6">
        Every ten minutes from 6 a.m.
      </TabPanel>
      <TabPanel value="sunday" className="px-4 py-3 text-base/6">
        Every half hour from 8 a.m.
      </TabPanel>
    </Tabs>
  );
}
