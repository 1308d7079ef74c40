import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AddTask } from './AddTask';
import { TaskCard } from './TaskCard';
import { type Column, columns, type Person, people, planned } from './tasks';

export default function TaskBoard() {
  const [tasks, setTasks] = useState(planned);
  const [only, setOnly] = useState<Person | null>(null);

  const shown = tasks.filter(({ person }) => only === null || person === only);
  const done = tasks.filter(({ column }) => column === 'Done').length;

  function move(moved: number, column: Column) {
    setTasks((all) => all.map((task) => (task.id === moved ? { ...task, column } : task)));
  }

  function add(title: string, person: Person) {
    setTasks((all) => [...all, { id: all.length + 1, title, person, column: 'To do' }]);
  }

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <AppBar position="static" color="inherit" elevation={0}>
        <Toolbar>
          <Typography variant="h6" component="h1" sx={{ flexGrow: 1 }}>
            Orchard
          </Typography>
          <AddTask onAdd={add} />
        </Toolbar>
        <LinearProgress
          variant="determinate"
          value={(100 * done) / tasks.length}
          aria-label="Tasks done"
        />
      </AppBar>
      <Box component="main" sx={{ p: 2 }}>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          role="group"
          aria-label="Show tasks of"
          sx={{ flexWrap: 'wrap', mb: 2 }}
        >
          {people.map((person) => (
            <Chip
              key={person}
              label={person}
              color={only === person ? 'primary' : 'default'}
              aria-pressed={only === person}
              onClick={() => setOnly(only === person ? null : person)}
            />
          ))}
        </Stack>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
          {columns.map((column) => {
            const inColumn = shown.filter((task) => task.column === column);
            return (
              <Box component="section" key={column} aria-label={column} sx={{ minWidth: 0 }}>
                <Typography variant="subtitle1" component="h2" gutterBottom>
                  {column} ({inColumn.length})
                </Typography>
                <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {inColumn.map((task) => (
                    <TaskCard key={task.id} task={task} onMove={(to) => move(task.id, to)} />
                  ))}
                </Stack>
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}
