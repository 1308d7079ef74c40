import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function TimetableTabs() {
  return (
    <Tabs defaultValue="week" className="timetable">
      <TabsList className="timetable-list" aria-label="Timetable">
        <Tab value="week" className="timetable-tab">
          Weekdays
        </Tab>
        <Tab value="sunday" className="timetable-tab">
          Sundays
        </Tab>
      </TabsList>
      <TabPanel value="week" className="timetable-panel">
        Every ten minutes from 6 a.m.
      </TabPanel>
      <TabPanel value="sunday" className="timetable-panel">
        Every half hour from 8 a.m.
      </TabPanel>
    </Tabs>
  );
}
